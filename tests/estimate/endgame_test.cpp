#include "goterr/estimate/endgame.hpp"

#include <algorithm>

#include "goterr/board/orientation.hpp"
#include "goterr/record/game.hpp"
#include "judged_endgame.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"
#include "support/random.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Estimate played_out(const Position& position, Effort effort, Scoring scoring) {
    EstimateOptions options;
    options.count = Count::played_out;
    options.effort = effort;
    options.rules.scoring = scoring;
    return estimate(position, options);
}

/// D4 is worth more than a point to either side.
Position with_open_border(Color to_move) {
    Position position = position_from(R"(
        . . X . X O . O .
        X X X X X O O . O
        . X . X O O . O .
        X . X X O . O O O
        X X X O O O O . .
        . . . . . O . O O
        X X X X O O O O .
        . X . X X O . O O
        X . X X O O O . .)");
    position.to_move = to_move;
    return position;
}

/// C2 takes two black stones or saves them and takes a white one.
Position with_hanging_dragons(Color to_move) {
    Position position = position_from(R"(
        . X X O O O .
        X X . X O . O
        . X O X O O .)");
    position.to_move = to_move;
    return position;
}

Endgame endgame_of_hanging(Color to_move) {
    const Position position = with_hanging_dragons(to_move);
    const EstimateOptions options;
    return read_endgame(analyze(position, analysis_options(options, position.board.size())), options);
}

}  // namespace

TEST_CASE("a count of what is settled but not finished, played out, is what the endgame says", "[endgame]") {
    const Color to_move = GENERATE(Color::black, Color::white);
    const auto [position, scoring] =
        GENERATE_COPY(std::pair{with_open_border(to_move), Scoring::territory},
                      std::pair{with_open_border(to_move), Scoring::area},
                      std::pair{with_hanging_dragons(to_move), Scoring::territory});
    const Estimate counted = played_out(position, Effort::deep, scoring);
    CHECK_FALSE(counted.finished);
    const Endgame endgame = read_endgame(
        analyze(position, analysis_options(counted.options, position.board.size())), counted.options);
    const EndgameLine& line = to_move == Color::black ? endgame.black_first : endgame.white_first;
    CHECK(counted.lead() == line.lead);
    CHECK(played_out(position, Effort::normal, scoring).lead() == line.lead);
}

TEST_CASE("the count that is played out follows the turn", "[endgame]") {
    const double black =
        played_out(with_open_border(Color::black), Effort::normal, Scoring::territory).lead();
    const double white =
        played_out(with_open_border(Color::white), Effort::normal, Scoring::territory).lead();
    CHECK(black > white);
}

TEST_CASE("where little is left of an open board the lead is what best play brings", "[endgame]") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/19x19-aga.sgf");
    const Position position = replay(game, 209).position;
    EstimateOptions options{.count = Count::played_out};
    options.rules.scoring = GENERATE(Scoring::territory, Scoring::area);
    const Analysis analysis = analyze(position, analysis_options(options, position.board.size()));
    REQUIRE(analysis.stage == Stage::open);
    const Estimate counted = estimate(analysis, options);
    const Endgame endgame = read_endgame(analysis, options);
    CHECK(counted.counted == Count::played_out);
    CHECK(counted.lead() ==
          (position.to_move == Color::black ? endgame.black_first : endgame.white_first).lead);
    CHECK(counted.score.lead() == counted.lead());
    options.count = Count::as_it_stands;
    CHECK(estimate(analysis, options).lead() != counted.lead());
}

TEST_CASE("five moves before the end of a game its count is what it ends with", "[endgame]") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/9x9-japanese.sgf");
    const Position position = replay(game, game.move_count() - 5).position;
    const EstimateOptions options{.count = Count::played_out};
    const Analysis analysis = analyze(position, analysis_options(options, position.board.size()));
    REQUIRE(analysis.stage == Stage::settled);
    const double now = estimate(analysis, options).lead();
    CHECK(now == estimate(replay(game).position, options).lead());
    CHECK(now != estimate(analysis, EstimateOptions{.count = Count::as_it_stands}).lead());
}

TEST_CASE("dragons that one move saves and takes are one play, worth what lies between both ends",
          "[endgame]") {
    for (const Color to_move : {Color::black, Color::white}) {
        const Endgame endgame = endgame_of_hanging(to_move);
        REQUIRE(endgame.plays.size() == 1);
        const EndgamePlay& play = endgame.plays.front();
        CHECK(play.black == "C2"_pt);
        CHECK(play.white == "C2"_pt);
        CHECK(play.points.count() == 3);
        CHECK(play.value.as_double() == (endgame.black_first.lead - endgame.white_first.lead) / 2);
    }
}

TEST_CASE("the line begins where a dragon hangs on the turn, whoever begins", "[endgame]") {
    const Endgame endgame = endgame_of_hanging(Color::white);
    REQUIRE_FALSE(endgame.black_first.moves.empty());
    REQUIRE_FALSE(endgame.white_first.moves.empty());
    CHECK(endgame.black_first.moves.front() == LastMove{Color::black, "C2"_pt, LastReason::teire});
    CHECK(endgame.white_first.moves.front() == LastMove{Color::white, "C2"_pt, LastReason::capture});
    CHECK(endgame.black_first.lead > endgame.white_first.lead);
}

TEST_CASE("before both sides have stones nothing can be read, and nothing is anybody's", "[endgame]") {
    const std::string drawing = GENERATE(as<std::string>{}, ". . . . . . . . .", ". . . . X . . . .");
    std::string board;
    for (int row = 0; row < 9; ++row) board += (row == 4 ? drawing : ". . . . . . . . .") + "\n";
    const Position position = position_from(board);
    EstimateOptions options;
    options.komi = 6.5;
    const Endgame endgame =
        read_endgame(analyze(position, analysis_options(options, position.board.size())), options);
    CHECK(endgame.plays.empty());
    CHECK(endgame.unread == 1);
    CHECK_FALSE(endgame.exact);
    CHECK(endgame.black_first.lead == -6.5);
    CHECK(endgame.white_first.lead == -6.5);
}

TEST_CASE("what hangs on a dragon that is not settled is not read to the end", "[endgame]") {
    const Game game = game_in(std::string(GOTERR_SOURCE_DIR) + "/data/games/9x9-japanese.sgf");
    const EstimateOptions options;
    const auto endgame = [&](int move) {
        const Analysis analysis = judged(replay(game, move).position, options).analysis;
        const bool open = std::any_of(analysis.dragons().begin(), analysis.dragons().end(), is_unsettled);
        return std::pair{open, read_endgame(analysis, options).exact};
    };
    CHECK(endgame(55) == std::pair{true, false});
    CHECK(endgame(game.move_count()) == std::pair{false, true});
}

TEST_CASE("chains that are short of liberties at the end of a line are read with what they reach",
          "[endgame]") {
    const Game game = game_in(std::string(GOTERR_SOURCE_DIR) + "/data/games/9x9-japanese.sgf");
    EstimateOptions options;
    options.rules.scoring = Scoring::area;
    const Endgame endgame = judged_endgame(replay(game, 56).position, options);
    CHECK(endgame.holds);
    REQUIRE_FALSE(endgame.black_first.moves.empty());
    CHECK(endgame.black_first.moves.front().point == "B6"_pt);  // ten points hang on it
    CHECK(endgame.black_first.lead - endgame.white_first.lead == 10);
}

TEST_CASE("what two passes leave to a side that has proved nothing there is not read to the end",
          "[endgame]") {
    const Game game = read_game("(;SZ[5]KM[0.5];B[cc];W[];B[])", {});
    const EstimateOptions options;
    const Endgame endgame = judged_endgame(replay(game, game.move_count()).position, options);
    CHECK(endgame.plays.empty());
    CHECK(endgame.unread == 0);
    CHECK_FALSE(endgame.exact);
}

TEST_CASE("a line at whose end stones can be taken that it leaves standing is not exact", "[endgame]") {
    const Game game = game_in(std::string(GOTERR_SOURCE_DIR) + "/data/games/9x9-chinese.sgf");
    EstimateOptions options;
    options.rules.scoring = Scoring::area;
    const Endgame endgame = judged_endgame(replay(game, 55).position, options);
    CHECK(endgame.unread == 0);
    CHECK_FALSE(endgame.holds);
    CHECK_FALSE(endgame.exact);
}

TEST_CASE("a ko on the edge of what one side surrounds is a play", "[endgame]") {
    Position position = position_from(R"(
        . . . X O . . . .
        . X . X O . . O .
        . . . X O . . . .
        . . . X O O O . .
        . . X O . O . . .
        . . . X O . . O .
        . X . X O . . . .
        . . . X O . O . .
        . . . X O . . . .)");
    EstimateOptions options;
    options.komi = 0;
    options.rules.scoring = GENERATE(Scoring::territory, Scoring::area);
    const bool area = options.rules.scoring == Scoring::area;
    const Endgame endgame = judged_endgame(position, options);
    CHECK_FALSE(endgame.exact);  // both sides have threats in what the other one surrounds
    REQUIRE(endgame.plays.size() == 1);
    CHECK(endgame.plays.front().black == "E5"_pt);
    CHECK(endgame.plays.front().kind == PlayKind::ko);
    CHECK(endgame.plays.front().value == (area ? Rational(4, 3) : Rational(1, 3)));
    CHECK(endgame.black_first.lead == (area ? -7 : -5));
    CHECK(endgame.white_first.lead == (area ? -11 : -6));
}

TEST_CASE("a board is not finished while a ko is left, be it for half a point, until both have passed",
          "[endgame]") {
    Position position = position_from(R"(
        . X . X X O . O .
        X . X X X O O . O
        . X X . X O O O O
        X . X X O . O . O
        X X . X X O . O .
        X X X X X O O O O
        . X . X X O . O .
        X . X X X O O . O
        . X . X X O . O .)");
    const EstimateOptions options{.effort = GENERATE(Effort::quick, Effort::normal)};
    const Estimate with_ko = estimate(position, options);
    CHECK_FALSE(with_ko.finished);
    CHECK(with_ko.kos_left == PointSet(position.board.size(), {"F6"_pt}));
    CHECK(judged_endgame(position, options).plays.size() == 1);
    position.board["F6"_pt] = Color::black;
    position.board["E6"_pt] = Color::empty;
    CHECK_FALSE(estimate(position, options).finished);
    position.board["E6"_pt] = Color::black;
    CHECK(estimate(position, options).finished);
    position.board["F6"_pt] = Color::empty;
    position.board["E6"_pt] = Color::white;
    position.passes = 2;
    CHECK(estimate(position, options).finished);
}

TEST_CASE("a ko is read to the end only where all that is settled lives whatever anybody plays",
          "[endgame]") {
    EstimateOptions options{.komi = 0};
    options.rules.scoring = Scoring::area;
    // White takes A3 in a ko, and E3 and F3 run short of liberties: E2 is a threat.
    const Endgame threatened = judged_endgame(position_from(R"(
        X X . X . X
        X X X . X .
        X . X X X X
        . X O X X X
        X O O X O O
        O . O O . .
        . O O . O O)"),
                                              options);
    CHECK_FALSE(threatened.exact);
    const Endgame alone = judged_endgame(position_from(R"(
        O O . O . O .
        . O O O O . O
        O . O X O O O
        X X X . X X O
        X . X X X . X
        . X X . X X X)"),
                                         options);
    CHECK(alone.exact);
    CHECK(alone.black_first.lead == 2);
    CHECK(alone.white_first.lead == 0);
}

TEST_CASE("stones in atari in what their side surrounds are a play", "[endgame]") {
    // Black takes two stones at D7, and one of him is taken back.
    const Position position = position_from(R"(
        O . O . O O X
        . O O O X X X
        O . O X X . X
        O O X . X X X
        O X . . . X X
        X X X X X X X
        . X . X . X .)");
    EstimateOptions options{.komi = 0};
    options.rules.scoring = GENERATE(Scoring::territory, Scoring::area);
    const bool area = options.rules.scoring == Scoring::area;
    const Endgame endgame = judged_endgame(position, options);
    CHECK(endgame.black_first.lead == (area ? 19 : 7));
    CHECK(endgame.white_first.lead == (area ? 17 : 6));
}

TEST_CASE("the count of a drawn board with points left to play for is what the endgame says", "[endgame]") {
    const Color to_move = GENERATE(Color::black, Color::white);
    const Position position = with_open_border(to_move);
    const Endgame endgame = judged_endgame(position, {});
    const double lead = (to_move == Color::black ? endgame.black_first : endgame.white_first).lead;
    CHECK(estimate(position, {}).lead() == lead);
    EstimateOptions stopped;
    stopped.habit.stopped = true;  // whoever counted it so knew why
    CHECK(estimate(position, stopped).lead() != lead);
}

TEST_CASE("a board that is turned, mirrored or of the other colors has the same endgame", "[endgame]") {
    Position position = position_from(R"(
        . . X . . .
        . . X . O .
        X X . . O .
        . . X O . .
        . . . O O .
        . . . . O O)");
    position.to_move = Color::white;
    const EstimateOptions options{.komi = 0};
    const BoardSize size = position.board.size();
    const Endgame endgame = judged_endgame(position, options);
    REQUIRE_FALSE(endgame.exact);
    for (int bits = 0; bits < orientations; bits += std::min(one_in(), 3)) {
        const Orientation way{bits};
        Position turned = position;
        turned.board = orient(position.board, way);
        const Endgame of_turned = judged_endgame(turned, options);
        CHECK(of_turned.black_first.lead == endgame.black_first.lead);
        CHECK(of_turned.white_first.lead == endgame.white_first.lead);
        REQUIRE(of_turned.plays.size() == endgame.plays.size());
        for (std::size_t i = 0; i < endgame.plays.size(); ++i) {
            CHECK(of_turned.plays[i].value == endgame.plays[i].value);
            CHECK(of_turned.plays[i].black == oriented(*endgame.plays[i].black, size, way));
        }
        turned.board = colors_swapped(turned.board);
        turned.to_move = Color::black;
        const Endgame swapped = judged_endgame(turned, options);
        CHECK(swapped.black_first.lead == -endgame.white_first.lead);
        CHECK(swapped.white_first.lead == -endgame.black_first.lead);
    }
}

TEST_CASE("where a line begins with a play that the table has, it is the move of the table", "[endgame]") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/19x19-japanese.sgf");
    const Endgame endgame = judged_endgame(replay(game, 182).position, {});
    REQUIRE_FALSE(endgame.exact);
    REQUIRE_FALSE(endgame.plays.empty());
    const EndgamePlay& largest = endgame.plays.front();
    REQUIRE_FALSE(endgame.black_first.moves.empty());
    REQUIRE_FALSE(endgame.white_first.moves.empty());
    CHECK(largest.black == endgame.black_first.moves.front().point);
    CHECK(largest.white == endgame.white_first.moves.front().point);
}

TEST_CASE("where both have passed the end of a line is played as the count is", "[endgame]") {
    Position position = replay(game_in(GOTERR_SOURCE_DIR "/data/games/19x19-aga.sgf"), 182).position;
    for (int passes = 0; passes < 2; ++passes) position = pass(position, position.to_move);
    REQUIRE(position.is_over());
    const Endgame endgame = judged_endgame(position, {});
    CHECK(endgame.black_first.lead > endgame.white_first.lead);
}

TEST_CASE("having the first move is never worse than leaving it to the other side", "[endgame]") {
    for (const std::string name :
         {"19x19-aga", "19x19-handicap-6-japanese", "13x13-japanese", "9x9-japanese"}) {
        const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/" + name + ".sgf");
        for (int move = game.move_count() - 4; move > game.move_count() - 44; move -= 4 * one_in()) {
            const Endgame endgame = judged_endgame(replay(game, move).position, {});
            INFO(name << ", move " << move);
            CHECK(endgame.black_first.lead >= endgame.white_first.lead);
        }
    }
}
