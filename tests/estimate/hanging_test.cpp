#include "goterr/estimate/endgame.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// C2 takes two black stones or saves them and takes a white one.
Endgame endgame_with(Color to_move) {
    Position position = position_from(R"(
        . X X O O O .
        X X . X O . O
        . X O X O O .)");
    position.to_move = to_move;
    const EstimateOptions options;
    return read_endgame(analyze(position, analysis_options(options, position.board.size())), options);
}

}  // namespace

TEST_CASE("dragons that one move saves and takes are one play, worth what lies between both ends",
          "[endgame]") {
    for (const Color to_move : {Color::black, Color::white}) {
        const Endgame endgame = endgame_with(to_move);
        REQUIRE(endgame.plays.size() == 1);
        const EndgamePlay& play = endgame.plays.front();
        CHECK(play.black == "C2"_pt);
        CHECK(play.white == "C2"_pt);
        CHECK(play.points.count() == 3);
        CHECK(play.value.as_double() == (endgame.black_first.lead - endgame.white_first.lead) / 2);
    }
}

TEST_CASE("the line begins where a dragon hangs on the turn, whoever begins", "[endgame]") {
    const Endgame endgame = endgame_with(Color::white);
    REQUIRE_FALSE(endgame.black_first.moves.empty());
    REQUIRE_FALSE(endgame.white_first.moves.empty());
    CHECK(endgame.black_first.moves.front() == LastMove{Color::black, "C2"_pt, LastReason::capture});
    CHECK(endgame.white_first.moves.front() == LastMove{Color::white, "C2"_pt, LastReason::capture});
    CHECK(endgame.black_first.lead > endgame.white_first.lead);
}
