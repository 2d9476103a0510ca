#include "goterr/core/point.hpp"

#include "goterr/core/board_size.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("points are written as players write them", "[core]") {
    CHECK(name_of({0, 0}) == "A1");
    CHECK(name_of({7, 18}) == "H19");
    CHECK(name_of({8, 18}) == "J19");
    CHECK(name_of({24, 24}) == "Z25");
    CHECK(name_of({25, 0}) == "AA1");
    CHECK(name_of({51, 51}) == "BB52");
}

TEST_CASE("a name read back is the same point, in both cases", "[core]") {
    for (const Point p : points_of({52, 52})) CHECK(point_from_name(name_of(p)) == p);
    CHECK(point_from_name("d4") == "D4"_pt);
    CHECK(point_from_name("aB10") == "AB10"_pt);
}

TEST_CASE("what is no name of a point is nothing", "[core]") {
    for (const char* name : {"", "D", "4", "I5", "D0", "D53", "D4x", "4D", "D-1", "D004", "ABC1", "BC1"}) {
        INFO(name);
        CHECK(point_from_name(name) == std::nullopt);
    }
}
