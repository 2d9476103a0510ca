#include "goterr/request/position_request.hpp"

#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/game_file.hpp"

using namespace goterr;
using namespace goterr::test;
using namespace goterr::literals;

namespace {

Prepared prepared(const std::string& sgf, const PositionRequest& request = {}) {
    return prepare(sgf, request, "game.sgf");
}

}  // namespace

TEST_CASE("rules and komi come from the user, else from the record, else from habit") {
    CHECK(prepared("(;SZ[9];B[cc])").options.rules.name == "japanese");
    CHECK(prepared("(;SZ[9];B[cc])").options.komi == 6.5);
    CHECK(prepared("(;SZ[9]RU[Chinese];B[cc])").options.komi == 7.5);
    CHECK(prepared("(;SZ[9]RU[Chinese]KM[0];B[cc])").options.komi == 0);
    PositionRequest request;
    request.rules = ruleset_named("aga");
    request.komi = 3.5;
    CHECK(prepared("(;SZ[9]RU[Chinese]KM[0];B[cc])", request).options.rules.name == "aga");
    CHECK(prepared("(;SZ[9]RU[Chinese]KM[0];B[cc])", request).options.komi == 3.5);
}

TEST_CASE("a handicap game that states no komi has half a point") {
    const Prepared game = prepared("(;SZ[9]HA[2]AB[gc][cg];W[cc])");
    CHECK(game.options.komi == 0.5);
    CHECK(game.options.handicap == 2);
}

TEST_CASE("the position is the one after so many moves") {
    PositionRequest request;
    request.until = 1;
    const Prepared first = prepared("(;SZ[9];B[cc];W[gg])", request);
    CHECK(first.from.move == 1);
    CHECK(first.from.last_move == "C7"_pt);
    CHECK(first.position.to_move == Color::white);
    CHECK(points_of_color(first.position.board, Color::white).empty());
}

TEST_CASE("a position that is drawn is worth what it is in the game, though nobody says what was captured") {
    for (const char* name : {"19x19-japanese", "19x19-chinese", "13x13-japanese"}) {
        const Game game = game_in(std::string(GOTERR_SOURCE_DIR "/data/games/") + name + ".sgf");
        for (int move = 40; move < game.move_count() * 3 / 4; move += 25) {
            PositionRequest request;
            request.options.effort = Effort::quick;
            request.rules = chinese_rules;  // prisoners do not count
            request.komi = 6.5;
            const Prepared played = prepare(game, replay(game, move), request, "");
            request.to_move = played.position.to_move;
            const Prepared drawn = prepare(played.position.board, request, "");
            INFO(name << ", move " << move);
            CHECK(estimate(drawn.position, drawn.options).lead() ==
                  estimate(played.position, played.options).lead());
        }
    }
}

TEST_CASE("who is given komi has not begun where stones that are set up do not tell") {
    const auto first = [](const std::string& sgf) { return prepared(sgf).options.recorded->first; };
    CHECK(first("(;SZ[9]AB[cc][gg]AW[gc])") == Color::black);
    CHECK(first("(;SZ[9]PL[W]AB[cc][gg]AW[gc])") == Color::black);
    CHECK(first("(;SZ[9]KM[-6.5]AB[cc][gg]AW[gc])") == Color::white);
    CHECK(first("(;SZ[9]KM[0]AB[cc]AW[gc])") == Color::black);         // as the stones say
    CHECK(first("(;SZ[9]KM[0]PL[W]AB[cc]AW[gc])") == Color::white);    // colors exchanged
    CHECK(first("(;SZ[9]KM[6.5];W[cc];B[gg])") == Color::white);       // of a game they do
    CHECK(first("(;SZ[9]AB[cc][gg]AW[gc][cg][ee])") == Color::white);  // and where none can have been taken
    CHECK(first("(;SZ[9]AB[aa:ib]AW[ac:hd][ie][if][ig])") == Color::black);
}

TEST_CASE("whose turn it is in a drawing may be drawn or asked for: who began is the same") {
    PositionRequest white;
    white.to_move = Color::white;
    const auto first = [](const std::string& sgf, const PositionRequest& request) {
        return prepared(sgf, request).options.recorded->first;
    };
    CHECK(first("(;SZ[9]KM[0]AB[cc]AW[gc])", white) == first("(;SZ[9]KM[0]PL[W]AB[cc]AW[gc])", {}));
    CHECK(first("(;SZ[9]KM[0]AB[cc]AW[gc])", white) == Color::white);
    CHECK(first("(;SZ[9]KM[0];B[cc];W[gc])", white) == Color::black);  // of a game the moves say it
}

TEST_CASE("a move number beyond the end is refused with the length of the game") {
    PositionRequest request;
    request.until = 3;
    CHECK_THROWS_WITH(prepared("(;SZ[9];B[cc];W[gg])", request),
                      "the game has 2 moves, so there is no position after move 3");
}

TEST_CASE("the user's side to move and prisoners replace the record's") {
    PositionRequest request;
    request.to_move = Color::black;
    request.captures = Prisoners{3, 5};
    const Prepared changed = prepared("(;SZ[9];B[cc])", request);
    CHECK(changed.position.to_move == Color::black);
    CHECK(changed.position.prisoners == Prisoners{3, 5});
}

TEST_CASE("an override must name a stone") {
    PositionRequest request;
    request.options.overrides.dead = {"A1"_pt};
    CHECK_THROWS_WITH(prepared("(;SZ[9];B[cc])", request), "--dead A1: there is no stone");
    request.options.overrides.dead = {"K10"_pt};
    CHECK_THROWS_WITH(prepared("(;SZ[9];B[cc])", request), "--dead K10: the board has no such point");
}

TEST_CASE("what the record says of its result and its oddities goes along") {
    const Prepared game = prepared("(;SZ[9]RE[B+3.5];B[cc];B[cc])");
    CHECK(game.from.recorded_result == "B+3.5");
    CHECK_FALSE(game.from.warnings.empty());
}

TEST_CASE("the signs of a record choose its count, or else the request does") {
    CHECK(prepared("(;SZ[9]EV[Club Cup];B[cc])").options.habit.signs == std::vector{CountSign::event});
    CHECK_FALSE(prepared("(;SZ[9]EV[Club Cup];B[cc])").options.count);
    PositionRequest request;
    request.options.count = Count::as_it_stands;
    CHECK(prepare("(;SZ[9]EV[Club Cup];B[cc])", request, "").options.count == Count::as_it_stands);
}
