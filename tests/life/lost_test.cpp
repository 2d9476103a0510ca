#include "../../src/life/lost.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const char* const prisoner_of_the_dead = R"(
    X X X X X .
    X O O O X .
    X O X O X .
    X O . O X .
    X X X X X .)";

Dragon lost_dragon(const Board& board, Point at) {
    Dragon dragon;
    dragon.side = board[at];
    dragon.stones = chain_at(board, at).stones;
    dragon.survival = -0.5;
    set_fates(dragon, Outcome::dead, Known::sampled);
    return dragon;
}

PointSet lost_on(const char* drawing, const std::vector<Point>& lost) {
    Position position(board_from_diagram(drawing).size());
    position.board = board_from_diagram(drawing);
    std::vector<Dragon> dragons;
    for (const Point p : lost) dragons.push_back(lost_dragon(position.board, p));
    return life::counted_dead(dragons, position);
}

}  // namespace

TEST_CASE("whose captors are all lost is not", "[life]") {
    const PointSet lost = lost_on(prisoner_of_the_dead, {"B3"_pt, "C3"_pt});
    CHECK(lost.contains("B3"_pt));
    CHECK(lost.contains("D2"_pt));
    CHECK_FALSE(lost.contains("C3"_pt));
}

TEST_CASE("whose captors stand is lost", "[life]") {
    CHECK(lost_on(prisoner_of_the_dead, {"C3"_pt}).contains("C3"_pt));
    CHECK(lost_on(prisoner_of_the_dead, {"B3"_pt}).contains("B3"_pt));
}

TEST_CASE("a lost stone that nobody touches stays lost", "[life]") {
    CHECK(lost_on(R"(
        . . . . .
        . O . . .
        . . . X .
        . . . . .)",
                  {"B3"_pt, "D2"_pt})
              .count() == 2);
}
