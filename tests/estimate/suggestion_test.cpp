#include "goterr/estimate/suggestion.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("the move that takes or saves a chain is suggested to either side") {
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . X O O O . .
        . . X O O O X O .
        . . . X X X . O .
        . . . . . . X . .
        . . X . . . X . .
        . . . . . . . . .)");
    for (const Color side : {Color::black, Color::white}) {
        position.to_move = side;
        const Estimate before = estimate(position, {.komi = 6.5});
        const auto better = suggest(before);
        REQUIRE(better);
        CHECK(legality(position, better->point, side) == Legality::legal);
        CHECK(sign(side) * better->lead >= sign(side) * before.lead() - 8);
    }
}

TEST_CASE("where nothing may be played nothing is suggested") {
    Position position(BoardSize{1, 1});
    CHECK_FALSE(suggest(estimate(position, {})));
}
