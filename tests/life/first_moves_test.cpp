/// What a first move does: games after it, what it threatens, what it links.
#include "../../src/life/first_moves.hpp"

#include <initializer_list>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::life;
using namespace goterr::test;

namespace {

Grid<FirstMoveEffect> effects_on(const char* diagram, std::initializer_list<Point> moves, int games = 200) {
    Position position;
    position.board = board_from_diagram(diagram);
    PointSet all(position.board.size());
    for (const Point move : moves) all.insert(move);
    return effects_of(position, all, games);
}

}  // namespace

TEST_CASE("chains that a first move threatens are counted, those in ko too", "[life]") {
    const auto effects = effects_on(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X O . O X . .
        . . X O . O X . .
        . . . X . X . . .
        . . . . . . . . .
        . X O O . . . . .
        X O . O . . . . .
        . X O O . . . . .)",
                                    {"E6"_pt, "E8"_pt, "J1"_pt});
    CHECK(effects["J1"_pt].threatened == 1);  // in ko
    CHECK(effects["E8"_pt].threatened == 1);
    CHECK(effects["E6"_pt].threatened == 3);
}

TEST_CASE("own stones that a first move links are counted, not those that can be cut", "[life]") {
    const auto effects = effects_on(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . X X . . . . . .
        . . . O . . . . .
        . . . . . . . . .)",
                                    {"B2"_pt, "B5"_pt, "E3"_pt, "J9"_pt}, 800);
    CHECK(effects["J9"_pt].linked == 0);
    CHECK(effects["B2"_pt].linked == 0);  // one chain
    CHECK(effects["B5"_pt].linked == 1);  // of a stone and two
    CHECK(effects["E3"_pt].linked == 0);  // white cuts
}

TEST_CASE("the points of games after a first move are its mover's", "[life]") {
    const auto effects = effects_on(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O O O O .
        . O X X X X X O .
        . O X . . . X O .)",
                                    {"E1"_pt, "A6"_pt}, 2000);
    CHECK(effects["E1"_pt].points > effects["A6"_pt].points + 100);
}
