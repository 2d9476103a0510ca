/// The lines of the endgame, as moves on the board.
#include <string>
#include <utility>

#include "goterr/record/game.hpp"
#include "judged_endgame.hpp"
#include "support/catch.hpp"
#include "support/game_file.hpp"
#include "support/random.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Endgame endgame_by_area(const Position& position) {
    EstimateOptions options;
    options.rules.scoring = Scoring::area;
    return judged_endgame(position, options);
}

/// How many moves of a line can be played, `first` beginning.
std::size_t playable(const EndgameLine& line, Color first, Position position) {
    position = with_turn(std::move(position), first);
    std::size_t played = 0;
    for (const LastMove& move : line.moves) {
        if (move.side != position.to_move) break;
        if (move.point && legality(position, *move.point, move.side) != Legality::legal) break;
        position = move.point ? play(std::move(position), *move.point, move.side) : pass(position, move.side);
        position.to_move = opponent(move.side);
        ++played;
    }
    return played;
}

void check_lines(const Endgame& endgame, const Position& position) {
    for (const Color first : {Color::black, Color::white}) {
        const EndgameLine& line = first == Color::black ? endgame.black_first : endgame.white_first;
        INFO((first == Color::black ? "black" : "white") << " first");
        CHECK(playable(line, first, position) == line.moves.size());
        if (!endgame.plays.empty() && !line.moves.empty() && !position.ko_against(first))
            CHECK(line.moves.front().point);
    }
}

}  // namespace

TEST_CASE("lines can be played", "[endgame]") {
    for (const std::string name : {"19x19-aga", "19x19-handicap-6-japanese", "19x19-japanese",
                                   "13x13-japanese", "9x9-japanese", "9x9-chinese"}) {
        const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/" + name + ".sgf");
        for (int move = game.move_count() - 2; move > game.move_count() - 45; move -= 3 * one_in()) {
            const Position position = replay(game, move).position;
            INFO(name << ", move " << move);
            check_lines(judged_endgame(position, {}), position);
        }
    }
}

TEST_CASE("lines on small boards can be played", "[endgame]") {
    for_random_cases(400, [](Random& random) {
        const BoardSize size{3 + below(random, 5), 3 + below(random, 5)};
        const Position position = random_game(size, size.area() * (60 + below(random, 80)) / 100, random).end;
        EstimateOptions options;
        options.rules.scoring = below(random, 2) == 0 ? Scoring::area : Scoring::territory;
        check_lines(judged_endgame(position, options), position);
    });
}

TEST_CASE("a line ends before a move that is none once another area has taken a stone", "[endgame]") {
    // With C1 taken at B1, E2 takes nothing any more.
    const Game game = read_game(
        "(;SZ[5:3]RU[AGA]KM[7];B[ba];W[da];B[ab];W[ca];B[ec];W[dc];B[bb];W[bc];B[cc];W[db];"
        "B[ac];W[cb];B[eb];W[ea];B[ec])",
        {});
    const Position position = replay(game).position;
    const Endgame endgame = endgame_by_area(position);
    REQUIRE_FALSE(endgame.white_first.moves.empty());
    CHECK(endgame.white_first.moves.front().point == "B1"_pt);
    CHECK(playable(endgame.white_first, Color::white, position) == endgame.white_first.moves.size());
    CHECK_FALSE(endgame.holds);
    CHECK_FALSE(endgame.exact);
}

TEST_CASE("a move that takes the last liberty of its own stones is not in the table", "[endgame]") {
    // D3 joins C3, and both have none.
    const Game game = read_game(
        "(;SZ[7:3]RU[Chinese];B[da];W[ba];B[bc];W[cc];B[ca];W[dc];B[ga];W[ac];B[ea];W[db];"
        "B[cb];W[bb];B[ab];W[eb];B[gc];W[fc];B[bc];W[fa];B[ca];W[ea];B[cb])",
        {});
    const Endgame endgame = endgame_by_area(replay(game).position);
    REQUIRE(endgame.plays.size() == 1);
    CHECK(endgame.plays.front().white == "D3"_pt);
    CHECK_FALSE(endgame.plays.front().black);
}

TEST_CASE("the count of a line knows that a ko may not be retaken at once", "[endgame]") {
    const Game game = read_game(
        "(;SZ[5]RU[Chinese];B[ad];W[ca];B[dd];W[bd];B[de];W[cb];B[aa];W[cd];B[ac];W[ee];B[da];"
        "W[ce];B[bc];W[ec];B[be];W[ea];B[ba];W[eb];B[bb];W[ae];B[dc];W[cc];B[ed];W[db];B[be])",
        {});
    const Position position = replay(game).position;
    REQUIRE(position.ko == "A1"_pt);
    const Endgame endgame = endgame_by_area(position);
    REQUIRE(endgame.white_first.moves.size() == 2);
    CHECK_FALSE(endgame.white_first.moves.front().point);
    CHECK(endgame.white_first.lead == endgame.black_first.lead);
}

TEST_CASE("nobody passes first while a play is left that gains something", "[endgame]") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/13x13-japanese.sgf");
    const Endgame endgame = judged_endgame(replay(game, 60).position, {});
    REQUIRE_FALSE(endgame.plays.empty());
    for (const EndgameLine& line : {endgame.black_first, endgame.white_first}) {
        REQUIRE_FALSE(line.moves.empty());
        CHECK(line.moves.front().point == "A10"_pt);  // the largest
    }
    CHECK(endgame.black_first.lead > endgame.white_first.lead);
}
