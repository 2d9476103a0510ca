#include "goterr/render/game_tree.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

std::string tree_of(const std::string& bytes) {
    const Game game = read_game(bytes);
    EstimateOptions options;
    options.komi = 6.5;
    return render_game_tree(game, bytes, 1, options);
}

bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a record is its facts and its nodes, parents first", "[game tree]") {
    const std::string tree =
        tree_of("(;SZ[9]PB[Kita]BR[3d]DT[2001-02-03];B[ee]C[one](;W[cc]N[main])(;W[gg];B[]))");
    CHECK(has(tree, R"("size":[9,9])"));
    CHECK(has(tree, R"("black":"Kita","white":"","blackRank":"3d")"));
    CHECK(has(tree, R"("date":"2001-02-03")"));
    CHECK(has(tree, R"({"p":-1,"move":0})"));
    CHECK(has(tree, R"({"p":0,"move":1,"side":"B","at":40,"comment":"one"})"));
    CHECK(has(tree, R"({"p":1,"move":2,"side":"W","at":20,"name":"main"})"));
    CHECK(has(tree, R"({"p":1,"move":2,"side":"W","at":60})"));
    CHECK(has(tree, R"({"p":3,"move":3,"side":"B","at":-1})"));
}

TEST_CASE("a diagram is one node", "[game tree]") {
    const std::string tree = tree_of(". X O .\n. X O .\n. X O .\n. X O .\n");
    CHECK(has(tree, R"("size":[4,4])"));
    CHECK(has(tree, "\"nodes\":[\n{\"p\":-1,\"move\":0}]"));
}

TEST_CASE("the words of a hostile record stay words", "[game tree]") {
    CHECK(has(tree_of("(;SZ[9]C[\"\\\\\n\x01])"), R"("comment":"\"\\\u000a\u0001")"));
}
