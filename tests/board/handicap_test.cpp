#include "goterr/board/handicap.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

std::string drawn_points(const std::vector<Point>& points, BoardSize size) {
    Grid<char> marks(size, '.');
    for (const Point p : points) marks[p] = '*';
    return drawn(marks, [](char c) { return c; });
}

}  // namespace

TEST_CASE("star points lie on the third line up to 12x12, from 13x13 on the fourth", "[board]") {
    CHECK(drawn_points(star_points({7, 7}), {7, 7}) == diagram(R"(
        . . . . . . .
        . . . . . . .
        . . * . * . .
        . . . . . . .
        . . * . * . .
        . . . . . . .
        . . . . . . .)"));
    for (const int side : {12, 13}) {
        const auto stars = star_points({side, side});
        const int line = side == 12 ? 2 : 3;
        CHECK(std::find(stars.begin(), stars.end(), Point{line, side - 1 - line}) != stars.end());
    }
    CHECK(star_points({19, 19}).size() == 9);
    CHECK(star_points({13, 13}).size() == 5);
    CHECK(star_points({6, 19}).empty());
}

TEST_CASE("an odd number of fixed handicap stones has one in the middle, an even number has not", "[board]") {
    for (int stones = 2; stones <= 9; ++stones) {
        const auto points = fixed_handicap({19, 19}, stones);
        INFO(stones);
        CHECK(points.size() == static_cast<std::size_t>(stones));
        const bool middle = std::find(points.begin(), points.end(), Point{9, 9}) != points.end();
        CHECK(middle == (stones >= 5 && stones % 2 == 1));
    }
}

TEST_CASE("fixed handicap is not placed where there is no room for it", "[board]") {
    CHECK(fixed_handicap({19, 19}, 1).empty());
    CHECK(fixed_handicap({19, 19}, 10).empty());
    CHECK(fixed_handicap({8, 8}, 5).empty());
    CHECK(fixed_handicap({8, 8}, 4).size() == 4);
    CHECK(fixed_handicap({6, 6}, 2).empty());
}

TEST_CASE("white is paid for handicap stones as the rules say", "[board]") {
    CHECK(handicap_bonus(japanese_rules, 4) == 0);
    CHECK(handicap_bonus(chinese_rules, 4) == 4);
    CHECK(handicap_bonus(*ruleset_named("aga"), 4) == 3);
    CHECK(handicap_bonus(chinese_rules, 1) == 0);
}
