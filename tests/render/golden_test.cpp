// What is shown, compared with files that were looked at: tests/render/golden/. GOLDEN_UPDATE=1 writes them
// anew.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "goterr/render/board_picture.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/layer.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/render/svg.hpp"
#include "goterr/render/text.hpp"
#include "support/catch.hpp"
#include "support/read_png.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

std::string golden(const std::string& name, const std::string& now) {
    const std::string path = std::string(GOTERR_SOURCE_DIR) + "/tests/render/golden/" + name;
    if (std::getenv("GOLDEN_UPDATE") != nullptr) std::ofstream(path, std::ios::binary) << now;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

Estimate finished_with_everything() {
    return sketch(R"(
        . S s . S O - - -
        S S s s S O - x -
        s s O O O O - - -
        O O O X X X X X X
        X X X + + + o + +
        + + + + p + + X U
        + o + + . m X U u
        + + + + + X X u u
        + + + + + X u u .)",
                  -12.5);
}

Provenance provenance() {
    return {.file = "a.sgf", .move = 144, .last_move = "H3"_pt, .recorded_result = "W+12.5"};
}

GameGraph game() {
    GameGraph graph;
    graph.from = provenance();
    graph.margin = -12.5;
    for (int move = 0; move <= 60; ++move) {
        const double lead = (move < 30 ? 6.0 : -12.5) + (move % 2 == 0 ? 2 : -2);
        graph.curve.push_back({move, {}, Color::empty, lead, lead - 5, lead + 4});
    }
    graph.turns = turning_points(graph.curve);
    return graph;
}

/// A record of that board, with a comment of its own and a variation.
std::string record() {
    std::string sgf = "(;GM[1]FF[4]SZ[9:8]C[own words]\n;B[hf]C[the \\] end](;W[aa])(;W[bb]))\n";
    return sgf;
}

/// Two grids, with a dead stone on the other side's ground.
Layer layer() {
    const Estimate estimate = sketch("X + o +\n+ X p X\nO X O O\n- O m x");
    Layer made("territory", estimate.position.board);
    made.about = "a layer; after move 144";
    made.grids = {{"values", layer_grid(estimate.ownership, 2)}};
    Grid<char> letters(made.size(), '.');
    for (const Point p : points_of(made.size()))
        if (estimate.owner[p] != Color::empty) letters[p] = estimate.owner[p] == Color::black ? 'B' : 'w';
    made.drawings = {{"regions", letters}};
    made.values = {{"lead", -12.5}};
    return made;
}

void check_same(const std::string& name, const std::string& now) { CHECK(golden(name, now) == now); }

/// Pixels may differ by the rounding of the machine.
void check_same_pixels(const std::string& name, const std::string& now) {
    const Image expected = image_from_png(golden(name, now)), seen = image_from_png(now);
    REQUIRE(expected.rgb.size() == seen.rgb.size());
    int worst = 0;
    for (std::size_t i = 0; i < seen.rgb.size(); ++i)
        worst = std::max(worst, std::abs(expected.rgb[i] - seen.rgb[i]));
    CHECK(worst <= 2);
}

RenderOptions with(PictureStyle style) {
    RenderOptions options;
    options.picture.style = style;
    options.picture.pixels = 240;
    return options;
}

}  // namespace

TEST_CASE("boards in the terminal look as they were approved", "[golden]") {
    const Estimate estimate = finished_with_everything();
    check_same("board-ascii.txt", render_text(estimate, provenance(), {.width = 80}));
    check_same("board-unicode.txt", render_text(estimate, provenance(), {.charset = Charset::unicode}));
    check_same("board-color.txt",
               render_text(estimate, provenance(),
                           {.charset = Charset::unicode, .color = ColorDepth::ansi256, .width = 90}));
}

TEST_CASE("pictures of boards look as they were approved", "[golden]") {
    const Estimate estimate = finished_with_everything();
    check_same("board.svg", render_svg(estimate, provenance(), with(PictureStyle::wood)));
    check_same("board-plain.svg", render_svg(estimate, provenance(), with(PictureStyle::plain)));
    check_same_pixels("board.png", render_png(estimate, provenance(), with(PictureStyle::wood)));
}

TEST_CASE("graphs look as they were approved", "[golden]") {
    check_same("graph-ascii.txt", render_graph_text(game(), {.width = 72}));
    check_same("graph-unicode.txt", render_graph_text(game(), {.charset = Charset::unicode, .width = 72}));
    check_same("graph.svg", as_svg<graph_picture>(game(), with(PictureStyle::wood)));
    check_same_pixels("graph.png", as_png<graph_picture>(game(), with(PictureStyle::plain)));
}

TEST_CASE("layers look as they were approved", "[golden]") {
    check_same("layer-ascii.txt", render_layer_text(layer(), {.width = 80}));
    check_same("layer-color.txt",
               render_layer_text(layer(), {.charset = Charset::unicode, .color = ColorDepth::truecolor}));
    check_same("layer-heat.txt", render_layer_text(layer(), {.charset = Charset::unicode, .heat_map = true}));
    check_same("layer.svg", as_svg<layer_picture>(layer(), with(PictureStyle::wood)));
    check_same_pixels("layer.png", as_png<layer_picture>(layer(), with(PictureStyle::plain)));
}

TEST_CASE("annotated records look as they were approved", "[golden]") {
    Provenance from = provenance();
    const std::string sgf = record();
    from.source = sgf;
    from.move = 1;
    const Estimate estimate = finished_with_everything();
    check_same("board.sgf", render_sgf(estimate, from, {}));
    check_same("board-labels.sgf", render_sgf(estimate, from, {.markup = SgfMarkup::labels}));
    GameGraph graph = game();
    graph.curve.resize(3);
    graph.turns = {{1, -12}};
    graph.from.source = sgf;
    check_same("graph.sgf", render_graph_sgf(graph, {}));
}
