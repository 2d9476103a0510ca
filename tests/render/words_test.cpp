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

TEST_CASE("the signs of a count are said with their weights, a date as its year", "[render]") {
    const CountHabit habit{{CountSign::before_servers, CountSign::several_days}, 1958};
    const std::string words = signs_in_words(habit);
    CHECK(words.find("1958 (+") == 0);
    CHECK(words.find("), several days (+") != std::string::npos);
    CHECK(signs_in_words({}).empty());
    CHECK(signs_in_words({{CountSign::before_servers}}).find("a date before") == 0);
}

TEST_CASE("the other count is said where it differs", "[render]") {
    Estimate estimate;
    CHECK(other_count_in_words(estimate).empty());
    estimate.other_lead = 1.5;
    CHECK(other_count_in_words(estimate) == "Counted as it stands; played out it would be B+1.5.");
    estimate.counted = Count::played_out;
    CHECK(other_count_in_words(estimate) == "Counted as played out; as it stands it would be B+1.5.");
}
