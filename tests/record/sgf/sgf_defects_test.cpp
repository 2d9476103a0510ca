/// Every defect a record may have and that can be repaired: what is said about it, where, and that the
/// position is right all the same. And those that cannot: the sentence and the place.
#include <string>
#include <vector>

#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

struct Case {
    std::string name;
    std::string sgf;
    TextPlace where;
    std::string words;  ///< part of the message
    std::string board;  ///< after the last move
};

std::string told(const std::vector<Diagnostic>& warnings) {
    std::string text;
    for (const Diagnostic& w : warnings)
        text += std::to_string(w.where.line) + ":" + std::to_string(w.where.column) + ": " + w.message + "\n";
    return text;
}

const std::string small_corner = R"(
    X O .
    . . .
    . . .)";
const std::string one_stone = R"(
    X . .
    . . .
    . . .)";

const std::vector<Case> repaired{
    {"byte order mark", "\xef\xbb\xbf(;SZ[3];B[aa];W[ba])", {1, 1}, "byte order mark", small_corner},
    {"text before", "A game:\n(;SZ[3];B[aa];W[ba])", {1, 1}, "text before the game", small_corner},
    {"a smiley before", "good game :(; thanks\n(;SZ[3];B[aa];W[ba])", {1, 1}, "text before", small_corner},
    {"text after", "(;SZ[3];B[aa];W[ba])\nbye", {2, 1}, "text after the game", small_corner},
    {"one more )", "(;SZ[3];B[aa];W[ba]))", {1, 21}, "text after the game", small_corner},
    {"no ;", "(SZ[3];B[aa];W[ba])", {1, 1}, "';' is missing", small_corner},
    {"no ; in a branch", "(;SZ[3];B[aa](W[ba]))", {1, 15}, "';' is missing", small_corner},
    {"no (", ";SZ[3];B[aa];W[ba])", {1, 1}, "opening '('", small_corner},
    {"no ( and a branch", ";SZ[3];B[aa](;W[ba])(;W[cc])", {1, 1}, "opening '('", small_corner},
    {"no )", "(;SZ[3];B[aa];W[ba]", {1, 20}, "closing ')'", small_corner},
    {"NUL", std::string("(;SZ[3];B[aa]\0\0;W[ba])", 22), {1, 14}, "NUL", small_corner},
    {"( twice", "(;SZ[3];B[aa]((;W[ba])(;W[cc])))", {1, 15}, "one '(' too many", small_corner},
    {"empty variation", "(;SZ[3];B[aa]()(;W[ba]))", {1, 15}, "empty variation", small_corner},
    {"node after a variation", "(;SZ[3];B[aa](;W[ba]);W[cc])", {1, 22}, "another variation", small_corner},
    {"property after a variation",
     "(;SZ[3];B[aa](;W[ba])W[cc])",
     {1, 22},
     "outside of any node",
     small_corner},
    {"stray signs", "(;SZ[3];B[aa]=!;W[ba])", {1, 14}, "mean nothing", small_corner},
    {"name without value", "(;SZ[3]KM;B[aa];W[ba])", {1, 8}, "KM has no value", small_corner},
    {"value without name", "(;[4]SZ[3];B[aa];W[ba])", {1, 3}, "no property name", small_corner},
    {"name split", "(;S Z[3];B[aa];W[ba])", {1, 3}, "SZ is split", small_corner},
    {"long name", "(;SIZE[3];BLACK[aa];W[ba])", {1, 3}, "long property name SIZE", small_corner},
    {"mixed name",
     "(;SiZe[3];Bl[aa];W[ba])",
     {1, 3},
     "lowercase letters in the property name SiZe",
     small_corner},
    {"lowercase names", "(;sz[3];b[aa];w[ba])", {1, 9}, "lowercase", small_corner},
    {"words around a name", "(;SZ[3];thisisaBmove[aa];W[ba])", {1, 9}, "lowercase", small_corner},
    {"end in a value", "(;SZ[3];B[aa];W[ba]C[so", {1, 21}, "ends inside", small_corner},
    {"end in a move", "(;SZ[3];B[aa];W[b", {1, 16}, "ends inside", one_stone},
    {"no ] after a point", "(;SZ[3];B[aa;W[ba])", {1, 10}, "']' after this point", small_corner},
    {"no ] before a property", "(;SZ[3];B[aaC[so];W[ba])", {1, 10}, "']' after this point", small_corner},
    {"no ] in a variation",
     "(;SZ[3];B[aa];W[ba])(;SZ[3](;B[aa])(;B[bb;W[cc]))",
     {1, 39},
     "']' after",
     small_corner},
    {"setup twice", "(;SZ[3]AB[aa]AB[aa]AW[ba])", {1, 14}, "AB is repeated", small_corner},
    {"B twice", "(;SZ[3];B[aa]B[cc];W[ba])", {1, 14}, "B is repeated", small_corner},
    {"two values", "(;SZ[3];B[aa][cc];W[ba])", {1, 15}, "one value", small_corner},
    {"two sizes", "(;SZ[3][4];B[aa];W[ba])", {1, 9}, "one value", small_corner},
    {"GM is a word", "(;GM[Go]SZ[3];B[aa];W[ba])", {1, 6}, "GM should be 1", small_corner},
    {"SZ with an x", "(;SZ[3x3];B[aa];W[ba])", {1, 6}, "odd way", small_corner},
    {"FF of the future", "(;FF[5]SZ[3];B[aa];W[ba])", {1, 6}, "1 to 4", small_corner},
    {"handicap without stones", "(;SZ[3]HA[2];B[aa];W[ba])", {1, 11}, "none are on the board", small_corner},
    {"handicap in words", "(;SZ[3]HA[two];B[aa];W[ba])", {1, 11}, "'two' is unknown", small_corner},
    {"size later", "(;SZ[3];B[aa];W[ba]SZ[5])", {1, 20}, "belongs into the first node", small_corner},
    {"PL in words", "(;SZ[3]PL[black];B[aa];W[ba])", {1, 11}, "odd way", small_corner},
    {"PL unknown", "(;SZ[3]PL[red];B[aa];W[ba])", {1, 11}, "unknown", small_corner},
    {"empty setup", "(;SZ[3]AE[];B[aa];W[ba])", {1, 11}, "has no point", small_corner},
    {"corners reversed", "(;SZ[3]AB[aa:aa]AE[cc:bb]AW[ba])", {1, 20}, "corners", small_corner},
    {"blank in a point", "(;SZ[3];B[a a];W[ba])", {1, 11}, "blanks", small_corner},
    {"capital letters", "(;SZ[3];B[AA];W[ba])", {1, 11}, "capital", small_corner},
    {"player's point", "(;SZ[3];B[A3];W[ba])", {1, 11}, "as players write it", small_corner},
    {"pass beyond the corner", "(;SZ[3];B[aa];W[ba];B[dd])", {1, 23}, "pass", small_corner},
    {"pass as a word", "(;SZ[3];B[aa];W[ba];B[pass])", {1, 23}, "pass", small_corner},
    {"black and white on a point", "(;SZ[3]AB[aa]AW[aa][ba])", {1, 17}, "twice", small_corner},
    {"a stone and none on a point", "(;SZ[3]AE[aa]AB[aa]AW[ba])", {1, 17}, "twice", small_corner},
    {"setup behind a move", "(;SZ[3];W[ba]AB[aa])", {1, 9}, "set up first", small_corner},
    {"two moves", "(;SZ[3];B[aa]W[ba])", {1, 14}, "two moves", small_corner},
    {"setup without liberties", "(;SZ[1]AB[aa])", {1, 11}, "without liberties", "."},
    {"occupied", "(;SZ[3];B[ba];W[ba];B[aa])", {1, 17}, "a stone on this point", small_corner},
    {"suicide", "(;SZ[3]AB[ab][ba];W[aa])", {1, 21}, "suicide", R"(
        . X .
        X . .
        . . .)"},
    {"rules nobody knows", "(;SZ[3]RU[Mars];B[aa];W[ba])", {1, 11}, "'Mars' are unknown", small_corner},
};

const std::vector<Case> refused{
    {"nothing", "", {1, 1}, "empty", ""},
    {"prose", "Dear (; all", {1, 1}, "no SGF", ""},
    {"another game", "(;GM[6];B[aa])", {1, 6}, "another game than Go", ""},
    {"no size", "(;FF[4]\nSZ[99];B[aa])", {2, 4}, "'99' is no size", ""},
    {"a size that wraps", "(;SZ[4294967305];B[aa])", {1, 6}, "no size", ""},
    {"an off-board move", "(;SZ[3];B[aa]\r\n;W[xy])", {2, 4}, "'xy' is no point of a 3x3 board", ""},
    {"an off-board stone", "(;SZ[3]AB[aa][ad])", {1, 15}, "'ad' is no point", ""},
    {"an off-board rectangle", "(;SZ[3]AB[aa:dd])", {1, 11}, "'dd' is no point", ""},
    {"a pass-like stone", "(;SZ[9]AB[aa][jj])", {1, 15}, "'jj' is no point", ""},
    {"three letters", "(;SZ[3];B[aaa])", {1, 11}, "'aaa' is no point", ""},
    {"one letter", "(;SZ[3];B[a])", {1, 11}, "'a' is no point", ""},
    {"no column I", "(;SZ[9];B[I5])", {1, 11}, "'I5' is no point", ""},
    {"a move as a rectangle", "(;SZ[3];B[aa:bb])", {1, 11}, "is no point", ""},
};

}  // namespace

TEST_CASE("what is odd but certain is read, with a warning at its place", "[record][sgf]") {
    for (const Case& c : repaired) {
        INFO(c.name);
        const Game game = read_game(c.sgf);
        INFO(told(game.warnings));
        CHECK(drawn(replay(game).position.board) == diagram(c.board));
        bool found = false;
        for (const Diagnostic& w : game.warnings)
            found = found || (w.where == c.where && w.message.find(c.words) != std::string::npos);
        CHECK(found);
    }
}

TEST_CASE("what would lose or misplace a stone is refused, with the place", "[record][sgf]") {
    for (const Case& c : refused) {
        INFO(c.name);
        try {
            read_game(c.sgf);
            FAIL("read all the same");
        } catch (const ParseError& error) {
            CHECK(error.where() == c.where);
            INFO(error.what());
            CHECK(std::string(error.what()).find(c.words) != std::string::npos);
        }
    }
}

TEST_CASE("superko and suicide are judged by the rules of the record", "[record][sgf]") {
    const std::string repeating = "SZ[4:3]AB[ab][bb]AW[ba][da][cb][db];W[aa];B[ca];W[ba])";
    const std::string dying = "SZ[3:2]AB[aa]AW[ab][bb][ca];B[ba])";
    const auto tells = [](const std::string& sgf, const std::string& words) {
        return told(read_game(sgf).warnings).find(words) != std::string::npos;
    };
    CHECK(tells("(;RU[Tromp-Taylor]" + repeating, "superko"));
    CHECK_FALSE(tells("(;RU[Japanese]" + repeating, "superko"));
    CHECK_FALSE(tells("(;" + repeating, "superko"));
    CHECK(tells("(;RU[Chinese]" + dying, "suicide"));
    CHECK_FALSE(tells("(;RU[NZ]" + dying, "suicide"));
}

TEST_CASE("a kind of oddity is told five times and counted", "[record][sgf]") {
    std::string sgf = "(;SZ[3]";
    for (int i = 0; i < 1000; ++i) sgf += ";B[aa]";
    const Game game = read_game(sgf + ")");
    CHECK(game.warnings.size() == 5);
    CHECK(game.warnings.back().message.find("and 994 more") != std::string::npos);
}
