#include "goterr/record/sgf/sgf_tree.hpp"

#include "goterr/core/error.hpp"
#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// The tree as nested lists of its nodes' values of C, depth first.
std::string outline(const SgfTree& tree, SgfTree::Node node) {
    std::string text;
    for (const auto value : tree.values(node, "C")) text += value;
    if (tree.first_child(node) == SgfTree::none) return text;
    text += '(';
    for (auto child = tree.first_child(node); child != SgfTree::none; child = tree.next_sibling(child))
        text += outline(tree, child) + ' ';
    text.back() = ')';
    return text;
}

std::string outline(const std::string& sgf) {
    const SgfTree tree = read_sgf_tree(sgf);
    return outline(tree, SgfTree::root());
}

const std::string forked =
    "(;SZ[3];B[aa](;W[ba](;B[ca])(;B[cb];W[cc]))(;W[ab])(;W[bb];B[ac](;W[cc])(;W[ca])))";

}  // namespace

TEST_CASE("a tree has the shape that its parentheses give it", "[record][sgf]") {
    CHECK(outline("(;C[a];C[b];C[c])") == "a(b(c))");
    CHECK(outline("(;C[a](;C[b](;C[c])(;C[d];C[e]))(;C[f]))") == "a(b(c d(e)) f)");
    CHECK(outline("(;C[a](;C[b])(;C[c])(;C[d])(;C[e]))") == "a(b c d e)");
}

TEST_CASE("a value ends at the first bracket that no backslash escapes, wherever that is", "[record][sgf]") {
    for_random_cases(2'000, [](Random& random) {
        std::string value;
        const int parts = below(random, 40);
        for (int i = 0; i < parts; ++i) {
            const int kind = below(random, 6);
            value += kind == 0 ? "\\]" : kind == 1 ? "\\\\" : kind == 2 ? "(;" : "a";
        }
        const std::string sgf = "(;C[" + value + "][b];C[c])";
        const SgfTree tree = read_sgf_tree(sgf);
        CHECK(tree.values(SgfTree::root(), "C") == std::vector<std::string_view>{value, "b"});
        CHECK(tree.values(1, "C") == std::vector<std::string_view>{"c"});
    });
}

TEST_CASE("nodes with nothing in them change no game, but the root is the first one", "[record][sgf]") {
    const Game plain = read_game("(;SZ[9];B[aa];W[bb])");
    const Game sparse = read_game("(;SZ[9];;;B[aa];; ;;W[bb];;;)");
    CHECK(sparse.steps.size() == plain.steps.size());
    CHECK(sparse.end->position == plain.end->position);
    CHECK(sparse.warnings.empty());
    CHECK(read_game("(;;;SZ[9];B[aa];W[bb])").info.size == BoardSize{19, 19});
}

TEST_CASE("a tree with misplaced parentheses has the nearest shape", "[record][sgf]") {
    CHECK(outline("(;C[a]()(;C[b])((;C[c])(;C[d]))(;C[e]))") == "a(b c d e)");
    CHECK(outline("(;C[a](;C[b]);C[c])") == "a(b c)");
    CHECK(outline("(;FF[4]C[a](C[b])(;C[c]") == "a(b c)");
    CHECK(outline("(FF[4]C[a];C[b])") == "a(b)");
}

TEST_CASE("a deep tree and a wide one are as flat in memory as any other", "[record][sgf]") {
    std::string deep = "(;C[a]", wide = "(;C[a]";
    for (int i = 0; i < 200'000; ++i) deep += "(;C[]";
    for (int i = 0; i < 200'000; ++i) wide += "(;C[])";
    CHECK(read_sgf_tree(deep).node_count() == 200'001);
    CHECK(read_sgf_tree(deep).line().size() == 200'001);
    CHECK(read_sgf_tree(wide + ")").node_count() == 200'001);
    CHECK(read_sgf_tree(wide + ")").line().size() == 2);
}

TEST_CASE("names come in the spelling of FF[4], values with their escapes", "[record][sgf]") {
    const std::string sgf = "(;Size[9]aB[aa] [bb]\n[cc:dd]XY[a\\]b]unknown[x])";
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(tree.values(0, "SZ") == std::vector<std::string_view>{"9"});
    CHECK(tree.values(0, "B") == std::vector<std::string_view>{"aa", "bb", "cc:dd"});
    CHECK(tree.values(0, "XY") == std::vector<std::string_view>{"a\\]b"});
    CHECK(tree.values(0, "AB").empty());
}

TEST_CASE("the second byte of a wide character ends no value where CA names its charset", "[record][sgf]") {
    const std::string text = "\x8a\x5d\x95\x5c";
    CHECK(read_sgf_tree("(;CA[GBK]C[" + text + "]GC[x])").values(0, "GC").size() == 1);
    CHECK(read_sgf_tree("(;FF[4]C[" + text + "]CA[gb2312]GC[x])").values(0, "C")[0] == text);
    CHECK(read_sgf_tree("(;FF[4]CA[UTF-8]C[" + text + "]GC[x])").values(0, "C")[0] == "\x8a");
    const std::string kana = "\xc4\xc4";  // half-width: one byte each
    CHECK(read_sgf_tree("(;CA[Shift_JIS]C[" + kana + "]GC[x])").values(0, "C")[0] == kana);
    const std::string shifted = "\x1b$B][\x1b(B";
    CHECK(read_sgf_tree("(;CA[ISO-2022-JP]C[" + shifted + "]GC[x])").values(0, "C")[0] == shifted);
}

TEST_CASE("a variation is named by the branch at each fork", "[record][sgf]") {
    const auto moves_of = [&](const std::vector<int>& variation) {
        std::string moves;
        const SgfTree tree = read_sgf_tree(forked);
        for (const auto node : tree.line(variation))
            for (const char* color : {"B", "W"})
                for (const auto value : tree.values(node, color)) moves += std::string(value) + ' ';
        return moves;
    };
    CHECK(moves_of({}) == "aa ba ca ");
    CHECK(moves_of({1, 1}) == "aa ba ca ");
    CHECK(moves_of({1, 2}) == "aa ba cb cc ");
    CHECK(moves_of({2}) == "aa ab ");
    CHECK(moves_of({3, 2}) == "aa bb ac ca ");
    CHECK_THROWS_AS(moves_of({4}), Error);
    CHECK_THROWS_AS(moves_of({2, 1}), Error);
    CHECK_THROWS_AS(moves_of({0}), Error);
}

TEST_CASE("the game along a variation is the one that its nodes make", "[record][sgf]") {
    const Game game = read_game(forked, {1, {1, 2}});
    CHECK(drawn(replay(game).position.board) == diagram(R"(
        X O .
        . . X
        . . O)"));
    CHECK(drawn(replay(read_game(forked, {1, {3}})).position.board) == diagram(R"(
        X . .
        . O .
        X . O)"));
    CHECK_THROWS_AS(read_game(forked, {1, {7}}), Error);
}

TEST_CASE("the first branches by name are the main line", "[record][sgf]") {
    const Game named = read_game(forked, {1, {1, 1}});
    const Game plain = read_game(forked);
    CHECK(named.steps == plain.steps);
    CHECK(named.warnings == plain.warnings);
}

TEST_CASE("the node of a move is the last one before the next move", "[record][sgf]") {
    const SgfTree tree = read_sgf_tree("(;SZ[9];B[aa];C[x];W[bb];AB[cc];B[dd])");
    CHECK(node_after(tree, {}, 0) == 0);
    CHECK(node_after(tree, {}, 1) == 2);
    CHECK(node_after(tree, {}, 2) == 4);
    CHECK(node_after(tree, {}, 3) == 5);
    CHECK(node_after(tree, {}, std::nullopt) == 5);
    CHECK(nodes_after(tree, {}, {0, 0, 2, 3, 9}) == std::vector<SgfTree::Node>{0, 0, 4, 5, 5});
}

TEST_CASE("text is read in the charset that the game names, and without its escapes", "[record][sgf]") {
    const std::string chinese = "(;CA[GB2312]C[\xba\xda\xca\xa4];C[a\\]b])";
    const SgfTree tree = read_sgf_tree(chinese);
    CHECK(text_of(tree, SgfTree::root(), "C") == "\u9ed1\u80dc");
    CHECK(text_of(tree, 1, "C") == "a]b");
    CHECK(text_of(tree, 1, "N").empty());
}

TEST_CASE("a record that names no charset is read as its bytes look", "[record][sgf]") {
    const auto black_of = [](const std::string& name) {
        return read_game("(;GM[1]SZ[9]PB[" + name + "])").info.facts.black_player;
    };
    CHECK(black_of("\xb9\xc5\xc1\xa6") == "古力");
    CHECK(black_of("\xb3\xa3\xea\xbb") == "常昊");
    CHECK(black_of("\xba\xda\xd6\xd0\xc5\xcc\xca\xa4") == "黑中盘胜");
    CHECK(black_of("\xbb\xaf\xaav\xbe\xb1") == "趙治勳");
    CHECK(black_of("\xb2\xc4\xa4T\xa9\xa1\xa5x\xa5_\xb4\xd1\xc1\xc9") == "第三屆台北棋賽");
    CHECK(black_of("\x82\xb1\x82\xce\x82\xe2\x82\xb5\x8c\xf5\x88\xea") == "こばやし光一");
    CHECK(black_of("\x96{\x88\xf6\x96V\x90\xed \x91\xe6\x88\xea\x8b\xc7") == "本因坊戦 第一局");
    CHECK(black_of("\xcb\xdc\xb0\xf8\xcb\xb7\xc0\xef \xc2\xe8\xb0\xec\xb6\xc9") == "本因坊戦 第一局");
    CHECK(black_of("\xc0\xcc\xc3\xa2\xc8\xa3") == "이창호");
    CHECK(black_of("\xc1\xb6\xc8\xc6\xc7\xf6 9\xb4\xdc") == "조훈현 9단");
    CHECK(black_of("M\xfcller") == "Müller");
    CHECK(black_of("Fran\xe7ois Ren\xe9") == "François René");
    CHECK(black_of("\xe5?\xa4\xe5\x8a\x9b\xe7\x8e\x8b\xe7\x8e\xae") == "\ufffd?\ufffd力王玮");
    CHECK(black_of("Kita") == "Kita");
}

TEST_CASE("the guess holds for the comments and for where values end", "[record][sgf]") {
    const SgfTree tree = read_sgf_tree("(;PB[\xb9\xc5\xc1\xa6]C[\x8a\x5d]GC[x])");
    CHECK(tree.charset() == "GB18030");
    CHECK(text_of(tree, 0, "PB") == "古力");
    CHECK(tree.values(0, "GC").size() == 1);
    CHECK(read_sgf_tree("(;CA[Big5]PB[\xb9\xc5\xc1\xa6])").charset() == "Big5");
    CHECK(read_sgf_tree("(;PB[古力])").charset().empty());
}
