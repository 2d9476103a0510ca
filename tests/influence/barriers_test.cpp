#include "goterr/influence/barriers.hpp"

#include <algorithm>
#include "goterr/core/symmetry.hpp"

#include "goterr/influence/territory.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const Board third_line_gap = board_from_diagram(R"(
    . . . . . . . . . .
    . . . X . . X . . .
    . . . . . . . . . .
    . X . . X X . . X .
    X O O O . . O O O X
    X O . . . . . . O X
    X O . . . . . . O X)");

/// What white has below the wall, in points.
double white_inside(const Board& board, Color to_move) {
    const Standing standing = all_living(board);
    const auto map = territory_map(board, standing, influence_in_turn(board, standing, to_move));
    double points = 0;
    for (const Point p : points_of(board.size()))
        if (p.row < 2) points -= map.value[p];
    return points;
}

/// G for the points of gaps of either side.
std::string gaps_of(const Board& board) {
    Grid<char> drawing(board.size(), '.');
    for (const Point p : points_of(board.size())) drawing[p] = stone(board[p]);
    for (const Gap& gap : find_gaps(board, all_living(board)))
        for (const Point p : gap.points) drawing[p] = 'G';
    return drawn(drawing, [](char c) { return c; });
}

long gaps_between_stones(const Board& board) {
    const auto gaps = find_gaps(board, all_living(board));
    return std::count_if(gaps.begin(), gaps.end(), [](const Gap& gap) { return !gap.at_edge; });
}

}  // namespace

TEST_CASE("a third-line gap of two is territory if its owner may close it, and not if the enemy may enter",
          "[influence]") {
    CHECK(white_inside(third_line_gap, Color::white) > 11.5);
    CHECK(white_inside(third_line_gap, Color::black) < 8);
}

TEST_CASE("closing the gap is worth the difference it makes with the enemy to move", "[influence]") {
    Board closed = third_line_gap;
    closed["E3"_pt] = Color::white;
    CHECK(white_inside(closed, Color::black) > 11.5);
    const double worth = white_inside(closed, Color::black) - white_inside(third_line_gap, Color::black);
    CHECK(worth > 3.5);
    CHECK(worth < 12);
}

TEST_CASE("with nobody to move a gap is what the stones alone make it", "[influence]") {
    const Standing standing = all_living(third_line_gap);
    CHECK(influence_in_turn(third_line_gap, standing, Color::empty) ==
          influence_map(third_line_gap, standing));
}

TEST_CASE("gaps are runs of one or two points between stones near an edge, or down to it", "[influence]") {
    CHECK(gaps_of(board_from_diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X . . . X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X . X . . X . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)")) == diagram(R"(
        . . G . . . G . . . .
        . . G . . . G . . . .
        G G X . . . X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X G X G G X G G
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"));
}

TEST_CASE("a gap with enemy stones inside, or on both sides, is none; one outside is no matter",
          "[influence]") {
    const auto outside = board_from_diagram(R"(
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . O . . . . .
        . . . X . . X . . .
        . . . . . . . . . .
        . . . . . . . . . .)");
    Board inside = outside;
    inside["E4"_pt] = Color::empty;
    inside["F2"_pt] = Color::white;
    CHECK(gaps_between_stones(outside) == 1);
    CHECK(gaps_between_stones(inside) == 0);

    const auto skirt = board_from_diagram(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        . . O . . . . .
        . . . . . . . .)");
    Board passed = skirt;
    passed["E2"_pt] = Color::white;
    CHECK_FALSE(find_gaps(skirt, all_living(skirt)).empty());
    for (const Gap& gap : find_gaps(passed, all_living(passed))) CHECK(gap.wall == Color::white);
}

TEST_CASE("a gap of one holds even if the enemy moves, except down to the first line", "[influence]") {
    const Board board = board_from_diagram(R"(
        . . . . . . .
        . . . . . . .
        . X . X . . .
        . . . . . . .
        . . . . . X .
        . . . . . . .)");
    const Turn turn = turn_for(board, Color::white, all_living(board), Color::white);
    CHECK(turn.permeability_factor["C4"_pt] == 0);
    CHECK(turn.permeability_factor["F1"_pt] == 0.7);
    CHECK(turn_for(board, Color::white, all_living(board), Color::black).permeability_factor["F1"_pt] == 0);
    CHECK(turn_for(board, Color::black, all_living(board), Color::white).permeability_factor["C4"_pt] == 1);
}

TEST_CASE("whose turn it is means the same on a turned board and with colors exchanged", "[influence]") {
    Dice dice(41);
    for (int i = 0; i < 24; ++i) {
        const Board board = random_board({1 + dice.roll(13), 1 + dice.roll(13)}, 15, dice);
        const Standing standing = all_living(board);
        const Turn turn = turn_for(board, Color::white, standing, Color::white);
        const Board swapped = colors_swapped(board);
        CHECK(turn_for(swapped, Color::black, standing, Color::black).permeability_factor ==
              turn.permeability_factor);
        for (int symmetry = 1; symmetry < orientations; ++symmetry) {
            const Board turned = oriented(board, {symmetry});
            const Turn other = turn_for(turned, Color::white, all_living(turned), Color::white);
            REQUIRE(other.permeability_factor == oriented(turn.permeability_factor, {symmetry}));
            REQUIRE(other.looking_in.size() == turn.looking_in.size());
        }
    }
}
