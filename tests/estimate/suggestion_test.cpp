#include "goterr/estimate/suggestion.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/middle_game.hpp"
#include "support/random_position.hpp"

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

TEST_CASE("turned and with colors swapped, the same move is suggested") {
    Position position(BoardSize{19, 19});
    position.board = middle_game();
    const EstimateOptions options{.komi = 0, .effort = Effort::quick};
    const auto better = suggest(estimate(position, options));
    REQUIRE(better);
    const Orientation way{3};
    const Position other = oriented(colors_swapped(position), way);
    const auto same = suggest(estimate(other, options));
    REQUIRE(same);
    CHECK(same->point == oriented(better->point, position.board.size(), way));
    CHECK(same->lead == -better->lead);
}

TEST_CASE("what is suggested is told with the lead that an estimate of the position after it has") {
    Position position(BoardSize{19, 19});
    position.board = middle_game();
    for (const Effort effort : {Effort::quick, Effort::normal}) {
        const EstimateOptions options{.effort = effort};
        const auto better = suggest(estimate(position, options));
        REQUIRE(better);
        CHECK(better->lead == estimate(play(position, better->point, Color::black), options).lead());
    }
}
