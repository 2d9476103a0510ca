/// What properties mean where the standard leaves room: passes, handicap, other games, the last move.
#include "goterr/record/game.hpp"

#include <algorithm>

#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

Game read_with_size(const std::string& size, const std::string& moves) {
    return read_game("(;SZ[" + size + "]" + moves + ")");
}

}  // namespace

TEST_CASE(
    "tt is a pass on boards with a side of up to 19 lines, without a warning, and a point on larger ones") {
    for (const char* size : {"9", "19", "19:13", "13:19", "19:21", "21:19"}) {
        const Game game = read_with_size(size, ";B[tt]");
        INFO(size);
        REQUIRE(game.steps.size() == 1);
        CHECK(game.steps[0].kind == Step::Kind::pass);
        CHECK(game.warnings.empty());
    }
    const Game large = read_with_size("21", ";B[tt]");
    REQUIRE(large.steps.size() == 1);
    CHECK(large.steps[0] == Step{Step::Kind::move, Color::black, "U2"_pt});
}

TEST_CASE("two to nine black stones alone are handicap where nothing else is said") {
    CHECK(read_with_size("9", "AB[cc]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[cc][gg]").info.handicap == 2);
    CHECK(read_with_size("9", "AB[cc][gg]AW[ee]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[aa:ab][ca:ch]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[cc][gg]HA[0]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[cc][gg]PL[B]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[cc][gg]PL[W]").info.handicap == 2);
    CHECK(read_with_size("9", "AB[cc][gg];B[aa]").info.handicap == 0);
    CHECK(read_with_size("9", "AB[cc][gg];W[aa]").info.handicap == 2);
}

TEST_CASE("a record of another game than Go is refused") {
    for (const char* number : {"2", "0", "3", "40"})
        CHECK_THROWS_AS(read_game("(;GM[" + std::string(number) + "]SZ[9];B[aa])"), ParseError);
    CHECK(read_game("(;GM[1]SZ[9];B[aa])").move_count() == 1);
}

TEST_CASE("the last move is a point, and none before the first and after a pass") {
    const Game game = read_with_size("9", ";B[cc];W[]");
    CHECK_FALSE(replay(game, 0).last_move);
    CHECK(replay(game, 1).last_move == "C7"_pt);
    CHECK_FALSE(replay(game, 2).last_move);
}

TEST_CASE("the end that a reader has played to is where a replay leads") {
    for (const char* text : {
             "(;SZ[5];B[cc];W[dc];B[bd])",                            // moves alone
             "(;SZ[5];B[cc];W[];B[])",                                // passes at the end
             "(;SZ[5];B[cc]PL[B];W[cd]AE[cc]AB[aa])",                 // moves and setup in one node
             "(;SZ[5];B[cc];W[cd];AE[cc]AW[ab]PL[W])",                // setup behind the last move
             "(;SZ[5]AB[ba][ab]AW[aa];W[cc];B[aa];W[aa])",            // a capture, then suicide
             "(;SZ[5]AB[ba][ab][bc]AW[ca][bd][cc]KO[];B[cb];W[bb])",  // a ko
             "(;SZ[5]RU[Chinese];B[aa];W[ab];B[cc];W[ba];B[cc])",     // superko is looked for; occupied
             "(;SZ[5]HA[2]AB[bb][dd];W[cc])",                         // handicap
         }) {
        INFO(text);
        Game game = read_game(text);
        REQUIRE(game.end);
        const ReplayedPosition played = replay(game), limited = replay(game, game.move_count());
        game.end.reset();
        const ReplayedPosition replayed = replay(game);
        CHECK(played.position == replayed.position);
        CHECK(played.move == replayed.move);
        CHECK(played.last_move == replayed.last_move);
        CHECK(limited.position == replayed.position);
    }
    CHECK_FALSE(read_game("(;SZ[5]AB[cc])").end);
    CHECK(replay(read_game("(;SZ[5];B[cc];W[dd])"), 1).move == 1);
}

TEST_CASE("games of real boards and of the Fox server were counted after the moves that were left") {
    const auto count_of = [](const char* root) { return read_with_size("9", root).info.count_habit.count(); };
    for (const char* root :
         {"EV[13th Club Cup]", "RO[2]PC[Nagoya]", "EV[Open]PC[Ludwigsburg]", "BR[9p]", "WR[5P]", "WR[P7]",
          "AP[foxwq]", "TC[3]TT[60]", "BR[3d]TC[3]TT[60]PC[http://example.org]", "DT[1958-10-12]",
          "DT[2001-03-05,06]", "TM[5 hours]", "TM[18000]", "KM[4.5]", "KM[4.5]BR[6d]"})
        CHECK(count_of(root) == Count::played_out);
    for (const char* root :
         {"", "EV[]", "EV[None]", "BR[9d]", "BR[p]", "TT[60]", "EV[Cup]PC[The KGS Go Server]",
          "EV[Cup]AP[nngs client]", "EV[Cup]PC[IGS-PandaNet]", "EV[igs]", "DT[2001-03-05]", "TM[1800]",
          "KM[6.5]", "EV[ladder]BR[5k]WR[12k?]", "BR[9p]PC[OGS: https://online-go.com/game/1]"})
        CHECK(count_of(root) == Count::as_it_stands);
}

TEST_CASE("the signs of how a game was counted are named in the order of their table") {
    const auto habit =
        read_with_size("9", "DT[1933-10-16~1934-01-29]TM[24h]EV[Old Game]KM[0]").info.count_habit;
    CHECK(habit.signs == std::vector{CountSign::before_servers, CountSign::several_days,
                                     CountSign::hours_to_think, CountSign::event});
    CHECK(habit.year == 1933);
    double sum = weight_of_no_sign;
    for (const CountSign sign : habit.signs) sum += weight_of(sign).weight;
    CHECK(habit.weight() == sum);
}

TEST_CASE("two passes at the end are a sign of the count, one or passes in between are none") {
    const auto passes = [](const char* moves) {
        const auto signs = read_with_size("9", moves).info.count_habit.signs;
        return std::find(signs.begin(), signs.end(), CountSign::passes) != signs.end();
    };
    CHECK(passes(";B[cc];W[];B[]"));
    CHECK(passes(";B[cc];W[tt];B[tt]"));
    CHECK_FALSE(passes(";B[cc];W[]"));
    CHECK_FALSE(passes(";B[];W[];B[cc]"));
    CHECK_FALSE(passes(""));
}
