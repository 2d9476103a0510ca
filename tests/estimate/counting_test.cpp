#include "goterr/estimate/counting.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("an empty region belongs to the one color around it, dame to nobody", "[estimate]") {
    const Board board = board_from_diagram(R"(
        . X . O .
        . X . O .
        X X . O O)");
    CHECK(drawn(flood_owners(board, PointSet(board.size()))) == diagram(R"(
        X X . O O
        X X . O O
        X X . O O)"));
}

TEST_CASE("dead stones give their point and, under territory rules, a prisoner", "[estimate]") {
    const Position position = position_from(R"(
        . X O . O
        O X O O .
        . X O . .)");
    const Grid<Color> owner = flood_owners(position.board, marked(R"(
        . . . . .
        # . . . .
        . . . . .)",
                                                                  '#'));
    const Score territory = count(position, owner, {.rules = japanese_rules, .komi = 0.5});
    CHECK(territory.black == SideScore{3, 1, 0, 0});
    CHECK(territory.white == SideScore{4, 0, 0, 0.5});
    const Score area = count(position, owner, {.rules = chinese_rules, .komi = 7.5, .handicap = 2});
    CHECK(area.black == SideScore{3, 0, 3, 0});
    CHECK(area.white == SideScore{4, 0, 5, 9.5});
}

TEST_CASE("a dead stone between both colors is its captor's, the dame beside it nobody's", "[estimate]") {
    const Board board = board_from_diagram(R"(
        . X X X O
        X X O . O
        . X X X O)");
    CHECK(drawn(flood_owners(board, marked(R"(
        . . . . .
        . . # . .
        . . . . .)",
                                           '#'))) == diagram(R"(
        X X X X O
        X X X . O
        X X X X O)"));
}

TEST_CASE("prisoners taken during the game count under territory rules only", "[estimate]") {
    Position position = position_from("X . O");
    position.prisoners = {3, 1};
    const Grid<Color> owner = flood_owners(position.board, PointSet(position.board.size()));
    CHECK(count(position, owner, {.rules = japanese_rules, .komi = 0}).lead() == 2);
    CHECK(count(position, owner, {.rules = chinese_rules, .komi = 0}).lead() == 0);
}

TEST_CASE("a stone on a point that is nobody's is not dead", "[estimate]") {
    const Board board = board_from_diagram("X O .");
    Grid<Color> owner(board.size());
    CHECK(dead_stones(board, owner).empty());
    owner[{0, 0}] = Color::white;
    CHECK(dead_stones(board, owner) == PointSet(board.size(), {Point{0, 0}}));
}
