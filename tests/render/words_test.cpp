#include "goterr/render/words.hpp"

#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("an open border and a false eye are said in one sentence each", "[render]") {
    CHECK(border_in_words({"K10"_pt, 2.5, Color::empty, false}) ==
          "The border at K10 is open; closing it is worth up to 2.5 points.");
    CHECK(border_in_words({"K10"_pt, 1, Color::empty, false}) ==
          "The border at K10 is open; closing it is worth up to 1 point.");
    CHECK(border_in_words({"A18"_pt, 1, Color::white, true}) ==
          "A18 is a false eye: White has to fill it in the end, which costs a point counted here.");
    CHECK(border_in_words({"A18"_pt, 0, Color::white, true}) ==
          "A18 is a false eye: White has to fill it in the end, so it is not counted.");
}
