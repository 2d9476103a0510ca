#include "goterr/record/sgf/sgf_writer.hpp"

#include <ctime>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const std::string strange =
    "mail header\n( ;GM[1] FF [4]\r\nCA[GBK]C[\x8a\x5d :\\] \\\\]unKnown[  ]XX[a][b:c] [d]\t;B[aa]BL[3.5]\n"
    "(;W[bb]C[\x95\x5c])(;W[cc]=?))junk\n(;GM[6]POS[1])\n";

}  // namespace

TEST_CASE("a record without edits comes back byte for byte", "[record][sgf]") {
    CHECK(write_sgf(read_sgf_tree(strange)) == strange);
    CHECK(write_sgf(read_sgf_tree(strange, 2)) == strange);
}

TEST_CASE("an edit changes its property and nothing else", "[record][sgf]") {
    const std::string sgf = "(;C[old] [x]\nXX[keep\\]]TB[aa] ;B[aa]\n)";
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(write_sgf(tree, {{0, "C", {"new"}}}) == "(;C[new]\nXX[keep\\]]TB[aa] ;B[aa]\n)");
    CHECK(write_sgf(tree, {{0, "TB", {}}}) == "(;C[old] [x]\nXX[keep\\]] ;B[aa]\n)");
    CHECK(write_sgf(tree, {{1, "TW", {"bb", "cc"}}}) ==
          "(;C[old] [x]\nXX[keep\\]]TB[aa] ;B[aa]TW[bb][cc]\n)");
    CHECK(write_sgf(tree, {{0, "TB", {"bb"}}, {1, "C", {"a"}}, {0, "TB", {"cc"}}, {1, "SBKV", {"50.0"}}}) ==
          "(;C[old] [x]\nXX[keep\\]]TB[cc] ;B[aa]C[a]SBKV[50.0]\n)");
    CHECK(write_sgf(tree, {{1, "XX", {}}}) == sgf);
}

TEST_CASE("a name that was written out stays so", "[record][sgf]") {
    const std::string sgf = "(;Comment[old]BLACK[aa])";
    CHECK(write_sgf(read_sgf_tree(sgf), {{0, "C", {"new"}}}) == "(;Comment[new]BLACK[aa])");
}

TEST_CASE("what was UTF-16 names no other charset when it is written as UTF-8", "[record][sgf]") {
    std::string wide = "\xff\xfe";
    for (const char c : std::string("(;CA[UTF-16]SZ[9]PB[x])")) wide += std::string{c, '\0'};
    CHECK(write_sgf(read_sgf_tree(wide)) == "(;CA[UTF-8]SZ[9]PB[x])");
    CHECK(write_sgf(read_sgf_tree("(;CA[GBK]SZ[9])")) == "(;CA[GBK]SZ[9])");
}

TEST_CASE("an empty node takes a property", "[record][sgf]") {
    CHECK(write_sgf(read_sgf_tree("(;;\n;B[aa])"), {{1, "C", {"x"}}, {0, "C", {"y"}}}) ==
          "(;C[y];C[x]\n;B[aa])");
}

TEST_CASE("a property given twice in a node is replaced by one", "[record][sgf]") {
    CHECK(write_sgf(read_sgf_tree("(;TB[aa]C[x]tb[bb])"), {{0, "TB", {"cc"}}}) == "(;TB[cc]C[x])");
}

TEST_CASE("an edit of a damaged record adds its own text and nothing else", "[record][sgf]") {
    CHECK(write_sgf(read_sgf_tree("(;SZ[9];B[aa]C[cut off"), {{1, "TB", {"bb"}}}) ==
          "(;SZ[9];B[aa]TB[bb]C[cut off");
    CHECK(write_sgf(read_sgf_tree("(;SZ[9];B[aa"), {{1, "TB", {"bb"}}}) == "(;SZ[9];TB[bb]B[aa");
    CHECK(write_sgf(read_sgf_tree("(;SZ[9];B[aa;W[bb])"), {{1, "C", {"x"}}}) == "(;SZ[9];B[aaC[x];W[bb])");
}

TEST_CASE("text is written so that it is read back", "[record][sgf]") {
    const std::string text = "a]b\\c:d\\]";
    const std::string sgf = write_sgf(read_sgf_tree("(;)"), {{0, "C", {sgf_text(text)}}});
    CHECK(sgf == "(;C[a\\]b\\\\c:d\\\\\\]])");
    CHECK(read_sgf_tree(sgf).values(0, "C") == std::vector<std::string_view>{"a\\]b\\\\c:d\\\\\\]"});
    CHECK(sgf_text("a:b", true) == "a\\:b");
}

TEST_CASE("points are written as SGF has them, rows from the top", "[record][sgf]") {
    CHECK(sgf_point("A1"_pt, {19, 19}) == "as");
    CHECK(sgf_point("A3"_pt, {3, 3}) == "aa");
    CHECK(sgf_point({51, 51}, {52, 52}) == "Za");
    CHECK(sgf_point({26, 0}, {52, 52}) == "AZ");
}

TEST_CASE("a game written and read again is the same game", "[record][sgf]") {
    for (const std::string sgf :
         {"(;GM[1]FF[4]SZ[3:5]KM[3.75]HA[2]RU[aga]PB[a \\] b]PW[\xc3\xa9]RE[W+R]AB[aa][ca];W[bb];B[];W[cc])",
          "(;SZ[5]AW[aa]PL[W];B[bb]AE[aa];W[cc];AB[dd];AW[dd]PL[B];B[ee])", "(;SZ[2])",
          "(;SZ[9]RU[koPOSITIONALscoreAREAtaxNONEsui1];B[tt];B[aa])"}) {
        INFO(sgf);
        Game game = read_game(sgf);
        const Game again = read_game(write_sgf(game));
        CHECK(again.warnings.empty());
        CHECK(replay(again).position == replay(game).position);
        for (int move = 0; move <= game.move_count(); ++move)
            CHECK(replay(again, move).position == replay(game, move).position);
        CHECK(again.info.komi == game.info.komi);
        CHECK(again.info.rules == game.info.rules);
        CHECK(again.info.handicap == game.info.handicap);
        CHECK(again.info.result == game.info.result);
        CHECK(again.info.facts.black_player == game.info.facts.black_player);
        CHECK(again.info.facts.white_player == game.info.facts.white_player);
    }
}

TEST_CASE("a variation stands behind the lines that go on from its node", "[record][sgf]") {
    const auto with = [](const std::string& sgf, SgfTree::Node below, std::vector<std::string> lines) {
        return write_sgf(read_sgf_tree(sgf), {}, {below, std::move(lines)});
    };
    CHECK(with("(;B[aa];W[bb];B[cc])\n", 1, {";W[dd]"}) == "(;B[aa];W[bb](;B[cc])(;W[dd]))\n");
    CHECK(with("(;B[aa](;W[bb](;B[ca])(;B[cc]))(;W[dd]))", 0, {";W[ee];B[ab]"}) ==
          "(;B[aa](;W[bb](;B[ca])(;B[cc]))(;W[dd])(;W[ee];B[ab]))");
    CHECK(with("(;B[aa](;W[bb](;B[ca])(;B[cc]))(;W[dd]))", 1, {";B[ab]"}) ==
          "(;B[aa](;W[bb](;B[ca])(;B[cc])(;B[ab]))(;W[dd]))");
    CHECK(with("(;B[aa]C[(not a bracket)];W[bb]C[\\])])", 1, {"", ";B[ab]"}) ==
          "(;B[aa]C[(not a bracket)];W[bb]C[\\])]()(;B[ab]))");
}

TEST_CASE("nothing is added to a record that breaks off", "[record][sgf]") {
    const std::string sgf = "(;B[aa];W[bb]C[and then";
    CHECK(write_sgf(read_sgf_tree(sgf), {}, {1, {";B[cc]"}}) == sgf);
}

TEST_CASE("variations are taken out by how their first node is marked", "[record][sgf]") {
    const std::string sgf = "(;B[aa](;W[bb])(;XX[own]W[cc](;XX[own]B[dd]))(;XX[other]W[dd]))(;XX[own]C[2])";
    CHECK(without_variations(read_sgf_tree(sgf), "XX", "own") ==
          "(;B[aa](;W[bb])(;XX[other]W[dd]))(;XX[own]C[2])");
    CHECK(without_variations(read_sgf_tree("(;B[aa];XX[own]W[bb])"), "XX", "own") == "(;B[aa];XX[own]W[bb])");
}

TEST_CASE("of several edits of one property the last counts", "[record][sgf]") {
    CHECK(write_sgf(read_sgf_tree("(;B[aa]C[1])"), {{0, "C", {"2"}}, {0, "N", {"n"}}, {0, "C", {"3"}}}) ==
          "(;B[aa]C[3]N[n])");
}

// Looking at every other edit for each of them takes a minute here.
TEST_CASE("a hundred thousand edits are made in a moment", "[record][sgf]") {
    std::string sgf = "(;B[]", expected = "(;B[]C[x]";
    std::vector<SgfEdit> edits{{0, "C", {"x"}}};
    for (SgfTree::Node node = 1; node < 100'000; ++node) {
        sgf += ";B[]";
        expected += ";B[]C[x]";
        edits.push_back({node, "C", {"x"}});
    }
    const std::clock_t start = std::clock();
    CHECK((write_sgf(read_sgf_tree(sgf + ')'), edits) == expected + ')'));
    CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 5);
}
