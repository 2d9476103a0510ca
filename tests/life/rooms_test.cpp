/// What stones have to themselves.
#include "../../src/life/rooms.hpp"

#include <algorithm>

#include "goterr/board/chains.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::life;
using namespace goterr::test;

namespace {

/// Black's wall across the board needs B1 and D1 for what is below it.
const Board& wall_and_props() {
    static const Board board = board_from_diagram(R"(
        . . . . . .
        . O O O O O
        X X X X X X
        X O X . . X
        . X . X O X)");
    return board;
}

}  // namespace

TEST_CASE("a room is what nobody else of the color stands around, with the enemy stones in it", "[life]") {
    const Board& board = wall_and_props();
    const PointSet wall = chain_at(board, "A3"_pt).stones;
    const auto rooms = rooms_of(wall, board);
    REQUIRE(rooms.size() == 1);
    CHECK(rooms[0].count() == 12);  // all above; what is below others stand around, too
    const auto of_both =
        rooms_of(wall | chain_at(board, "B1"_pt).stones | chain_at(board, "D1"_pt).stones, board);
    CHECK(of_both.size() == 5);
    CHECK(std::count(of_both.begin(), of_both.end(), PointSet(board.size(), {"D2"_pt, "E2"_pt, "E1"_pt})) ==
          1);
    CHECK(rooms_of(PointSet(board.size()), board).empty());
}

TEST_CASE("the shape of a room has its prisoners, and which points touch the wall", "[life]") {
    const Board board = board_from_diagram(R"(
        . . . . .
        X X X X .
        . . O X .
        . . . X .)");
    const PointSet room(board.size(), {"A1"_pt, "B1"_pt, "C1"_pt, "A2"_pt, "B2"_pt, "C2"_pt});
    const EyeShape shape = shape_of_room(room, board);
    REQUIRE(shape.count() == 6);
    int prisoners = 0;
    for (const EyeCell& cell : shape) {
        prisoners += cell.kind == CellKind::prisoner ? 1 : 0;
        CHECK((cell.kind == CellKind::prisoner) == (cell.column == 2 && cell.row == 1));
        CHECK(cell.wall == (cell.row == 1 || cell.column == 2));
    }
    CHECK(prisoners == 1);
}
