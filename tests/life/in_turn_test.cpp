#include "goterr/life/in_turn.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const Board board = board_from_diagram(R"(
    . . . . .
    X X X . .
    . . . . .
    O O . X .
    . . . . .)");

Dragon hanging(std::initializer_list<Point> stones, Point save, Point kill) {
    Dragon dragon;
    dragon.side = board[*stones.begin()];
    dragon.stones = PointSet(board.size());
    for (const Point p : stones) dragon.stones.insert(p);
    set_fates(dragon, fate(Outcome::alive, Known::read, {save}), fate(Outcome::dead, Known::read, {kill}));
    dragon.saved_by = {save};
    dragon.killed_by = {kill};
    return dragon;
}

const Dragon three = hanging({"A4"_pt, "B4"_pt, "C4"_pt}, "D4"_pt, "D4"_pt);
const Dragon two = hanging({"A2"_pt, "B2"_pt}, "C2"_pt, "B1"_pt);
const Dragon one = hanging({"D2"_pt}, "E2"_pt, "D4"_pt);

}  // namespace

TEST_CASE("of two dragons that hang on the turn nobody comes to both", "[life]") {
    const InTurn white = play_in_turn({three, two}, board, Color::white);
    CHECK(white.moves == std::vector<TurnMove>{{Color::white, "D4"_pt}, {Color::black, "B1"_pt}});
    CHECK(white.first == std::vector{Color::white, Color::black});
    const InTurn black = play_in_turn({two, three}, board, Color::black);
    CHECK(black.moves == std::vector<TurnMove>{{Color::black, "D4"_pt}, {Color::white, "C2"_pt}});
    CHECK(black.first == std::vector{Color::white, Color::black});
}

TEST_CASE("a move settles every dragon that it saves or kills", "[life]") {
    const InTurn white = play_in_turn({three, one}, board, Color::white);
    CHECK(white.moves == std::vector<TurnMove>{{Color::white, "D4"_pt}});
    CHECK(white.first == std::vector{Color::white, Color::white});
    const InTurn black =
        play_in_turn({three, one}, board, Color::black);  // and White has no D4 to kill it with
    CHECK(black.moves == std::vector<TurnMove>{{Color::black, "D4"_pt}});
    CHECK(black.first == std::vector{Color::black, Color::black});
}

TEST_CASE("what lives or is lost whoever begins waits for nobody", "[life]") {
    Dragon alive = three;
    set_fates(alive, Outcome::alive, Known::read);
    CHECK_FALSE(hangs_on_turn(alive));
    CHECK(hangs_on_turn(three));
    CHECK(play_in_turn({alive}, board, Color::white).moves.empty());
}
