#include "goterr/render/sgf_annotation.hpp"

#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

const std::string commented_game =
    "mail (;GM[1] FF [4]SZ[3:2]\r\nC[own \\] words]XX[a][b]\n;B[aa]\t;W[ba]C[so] (;B[ca]TB[bb]) "
    "(;B[cb]CR[aa];W[ab]))\n";

Provenance from_record(const std::string& sgf, int move, std::vector<int> variation = {}) {
    return {.move = move, .source = sgf, .variation = std::move(variation)};
}

Estimate small_estimate() { return sketch("x O u\n+ - S"); }

std::string annotated(const Provenance& from, SgfMarkup markup = SgfMarkup::tbtw) {
    return render_sgf(small_estimate(), from, {.markup = markup});
}

std::string cleaned(const std::string& sgf) {
    const SgfTree tree = read_sgf_tree(sgf);
    return write_sgf(tree, removals(tree));
}

std::vector<std::string_view> values(const SgfTree& tree, SgfTree::Node node, std::string_view name) {
    return tree.values(node, name);
}

using Values = std::vector<std::string_view>;

}  // namespace

TEST_CASE("territory, dead stones, seki and unsettled stones are marked on the node of the position",
          "[sgf]") {
    const std::string sgf = annotated(from_record(commented_game, 2));
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(values(tree, 2, "TB") == Values{"ab"});
    CHECK(values(tree, 2, "TW") == Values{"aa", "bb"});
    CHECK(values(tree, 2, "MA") == Values{"aa"});
    CHECK(values(tree, 2, "LB") == Values{"ca:?", "cb:s"});
    CHECK(values(tree, 2, "SBKS") == Values{"3.50"});
    CHECK(values(tree, 0, "TB").empty());
    CHECK(values(tree, 1, "TB").empty());
}

TEST_CASE("viewers without territory marks get letters, or squares and circles", "[sgf]") {
    const std::string with_letters = annotated(from_record(commented_game, 2), SgfMarkup::labels);
    CHECK(values(read_sgf_tree(with_letters), 2, "LB") == Values{"ca:?", "ab:b", "bb:w", "cb:s"});
    const std::string with_shapes = annotated(from_record(commented_game, 2), SgfMarkup::squares);
    CHECK(values(read_sgf_tree(with_shapes), 2, "SQ") == Values{"ab"});
    CHECK(values(read_sgf_tree(with_shapes), 2, "CR") == Values{"bb"});
}

TEST_CASE("a comment says the score below the record's own words", "[sgf]") {
    const std::string sgf = annotated(from_record(commented_game, 2));
    const std::string comment(values(read_sgf_tree(sgf), 2, "C")[0]);
    CHECK(comment.find("so\n\n--- goterr ---\nB+3.5 (four times in five B+1.5 to B+5.5), japanese rules") ==
          0);
}

TEST_CASE("taking away what was added gives back the commented_game byte for byte", "[sgf]") {
    for (const SgfMarkup markup : {SgfMarkup::tbtw, SgfMarkup::labels, SgfMarkup::squares})
        for (const int move : {0, 1, 2, 3})
            CHECK(cleaned(annotated(from_record(commented_game, move), markup)) == commented_game);
    CHECK(cleaned(commented_game) == commented_game);
}

TEST_CASE("a second run replaces the first, on the same node or another", "[sgf]") {
    const std::string once = annotated(from_record(commented_game, 2));
    CHECK(annotated(from_record(once, 2)) == once);
    CHECK(annotated(from_record(once, 1)) == annotated(from_record(commented_game, 1)));
}

TEST_CASE("marks that the commented_game has itself stay alone", "[sgf]") {
    const std::string main_line = annotated(from_record(commented_game, 3));
    CHECK(values(read_sgf_tree(main_line), 3, "TB") == Values{"bb"});
    CHECK(values(read_sgf_tree(main_line), 3, "TW").empty());
    const std::string branch = annotated(from_record(commented_game, 3, {2}), SgfMarkup::squares);
    CHECK(values(read_sgf_tree(branch), 4, "CR") == Values{"aa"});
    CHECK(values(read_sgf_tree(branch), 4, "MA").empty());
    CHECK(values(read_sgf_tree(branch), 4, "TB") == Values{"ab"});
}

TEST_CASE("a diagram becomes a file with its stones and the estimate", "[sgf]") {
    const std::string drawing = "X O O\n. . X\n";
    const std::string sgf = render_sgf(sketch("x O O\n+ - X"), {.source = drawing}, {});
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(values(tree, 0, "AB") == Values{"aa", "cb"});
    CHECK(values(tree, 0, "AW") == Values{"ba", "ca"});
    CHECK(values(tree, 0, "TB") == Values{"ab"});
}

TEST_CASE("a graph writes black's chance and lead on every node of its line", "[sgf]") {
    GameGraph graph;
    graph.from = from_record(commented_game, 2);
    for (int move = 0; move <= 2; ++move)
        graph.curve.push_back({move, {}, Color::empty, 2.0 * move - 2, -9, 11});
    graph.turns = {{1, 2}};
    const std::string sgf = render_graph_sgf(graph, {});
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(values(tree, 0, "SBKS") == Values{"-2.00"});
    CHECK(values(tree, 1, "SBKV") == Values{"50.00"});
    CHECK(values(tree, 2, "SBKS") == Values{"2.00"});
    CHECK(values(tree, 3, "SBKS").empty());
    CHECK(std::string(values(tree, 1, "C")[0]).find("Turning point, move 1 (pass): 2 points for Black") !=
          std::string::npos);
    CHECK(cleaned(sgf) == commented_game);
}

namespace {

Estimate played_out_estimate() {
    Estimate estimate = small_estimate();
    estimate.counted = Count::played_out;
    estimate.last_moves = {{Color::black, Point{0, 0}, LastReason::neutral_point},
                           {Color::white, std::nullopt, LastReason::pass},
                           {Color::black, Point{1, 0}, LastReason::teire}};
    return estimate;
}

}  // namespace

TEST_CASE("the moves that were left are a variation, and the game ends where it ended", "[sgf]") {
    const RenderOptions shown{.last_moves = true};
    for (const int move : {0, 1, 2, 3}) {
        const std::string sgf = render_sgf(played_out_estimate(), from_record(commented_game, move), shown);
        INFO(sgf);
        CHECK(sgf.find("B[ab]C[neutral point];W[]C[nothing left for this side];B[bb]C[teire") !=
              std::string::npos);
        CHECK(read_game(sgf).steps == read_game(commented_game).steps);
        CHECK(render_sgf(played_out_estimate(), from_record(sgf, move), shown) == sgf);
        CHECK(annotated(from_record(sgf, 2)).find("teire") == std::string::npos);
    }
}

TEST_CASE("without the wish to see them, or without moves, there is no variation", "[sgf]") {
    CHECK(render_sgf(played_out_estimate(), from_record(commented_game, 2), {}).find("teire") ==
          std::string::npos);
    CHECK(render_sgf(small_estimate(), from_record(commented_game, 2), {.last_moves = true}) ==
          annotated(from_record(commented_game, 2)));
}
