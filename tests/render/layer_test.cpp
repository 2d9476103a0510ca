#include "goterr/render/layer.hpp"

#include <array>

#include "goterr/render/raster.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("a layer of numbers has null where a point has no value") {
    Layer layer("distance", Board(BoardSize{2, 2}));
    LayerGrid grid(layer.size());
    grid["A2"_pt] = 1.5;
    grid["B1"_pt] = -10;
    layer.grids.push_back({"values", grid});
    CHECK(render_layer_json(layer) ==
          "{\"schema\":1,\"layer\":\"distance\",\"width\":2,\"height\":2,\"board\":\"....\",\"values\":[1.5,"
          "null,null,-10]}\n");
    CHECK(render_layer_text(layer) ==
          "     A   B\n"
          " 2 1.5   - 2\n"
          " 1   - -10 1\n"
          "     A   B\n");
}

TEST_CASE("a table lines up under its names") {
    Layer layer("chains", Board(BoardSize{3, 3}));
    layer.table = {
        "chains",
        {{{"side", layer_value(Color::black)},
          {"stones", layer_value(PointSet(layer.size(), {"A1"_pt, "B1"_pt}))}},
         {{"side", layer_value(Color::white)}, {"stones", layer_value(PointSet(layer.size(), {"C3"_pt}))}}}};
    CHECK(render_layer_text(layer) ==
          "side   stones\n"
          "black  A1 B1\n"
          "white  C3\n");
    CHECK(render_layer_json(layer) ==
          "{\"schema\":1,\"layer\":\"chains\",\"width\":3,\"height\":3,\"board\":\".........\",\"chains\":["
          "{\"side\":\"black\",\"stones\":[\"A1\",\"B1\"]},{\"side\":\"white\",\"stones\":[\"C3\"]}]}\n");
}

TEST_CASE("drawings, single values and several grids stand under their names") {
    Layer layer("escape", Board(BoardSize{1, 2}));
    layer.grids.push_back({"distance", layer_grid(Grid<int>(layer.size(), 3))});
    layer.drawings.push_back({"regions", Grid<char>(layer.size(), 'B')});
    layer.values.push_back({"sum", 7.0});
    CHECK(render_layer_text(layer) ==
          "distance\n   A\n 2 3 2\n 1 3 1\n   A\n\nregions\n   A\n 2 B 2\n 1 B 1\n   A\n\nsum: 7\n");
    CHECK(render_layer_json(layer).find(R"("distance":[3,3],"regions":"BB","sum":7})") != std::string::npos);
}

namespace {

/// Black has the left of a board with a stone of each side, white the right; his stone at A1 is in black's
/// half.
Layer halves() {
    Layer layer("bouzy", test::board_from_diagram(". X . .\n. . . .\nO . . O"));
    LayerGrid grid(layer.size());
    for (const Point p : points_of(layer.size()))
        grid[p] = std::array{100, 50, 0, -100}[static_cast<std::size_t>(p.column)];
    layer.grids.push_back({"values", grid});
    return layer;
}

std::string labels_of(const Drawing& drawing) {
    std::string labels;
    for (const Shape& shape : drawing.shapes)
        if (const auto* label = std::get_if<Label>(&shape)) labels += label->text + '|';
    return labels;
}

/// How bright the point beside the number is, 0..255; the board stands in the middle.
double ground_at(const Drawing& drawing, Point p, const PictureOptions& options) {
    const Image image = rasterize(drawing, static_cast<int>(drawing.width));
    const int left = image.width / 2 - 3 * 32 / 2, top = options.coordinates ? 45 : 26;
    const Rgb rgb = image.at(left + p.column * 32 - 12, top + (2 - p.row) * 32 - 12);
    return 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue;
}

}  // namespace

TEST_CASE("a terminal too narrow for the numbers gets a mark a point, and so does who asks for it",
          "[render]") {
    const std::string map =
        "   A B C D   \n"
        " 3 # X . = 3 \n"
        " 2 # + . = 2 \n"
        " 1 o + . O 1 \n"
        "   A B C D   \n\n"
        " # =  more than 56 % of the largest number\n"
        " + -  more than 16 %\n"
        " ' `  less\n";
    CHECK(render_layer_text(halves(), {.heat_map = true}) == map);
    CHECK(render_layer_text(halves(), {.width = 20}).starts_with(map.substr(0, map.find("\n\n"))));
    CHECK(render_layer_text(halves(), {.width = 80}).find("-100") != std::string::npos);
}

TEST_CASE("where there is color the numbers stand on their sides' grounds", "[render]") {
    const std::string text = render_layer_text(halves(), {.color = ColorDepth::ansi256});
    CHECK(text.find("\x1b[38;5;231;48;5;16m   50") != std::string::npos);  // the black stone
    CHECK(text.find("\x1b[38;5;16;48;5;231m -100") != std::string::npos);  // the white one
    CHECK(text.find("\x1b[38;5;231;48;5;94m  100") != std::string::npos);  // black's point
    CHECK(text.find("\x1b[38;5;16;48;5;230m -100") != std::string::npos);  // white's
    CHECK(text.find("\x1b[38;5;16;48;5;179m    0") != std::string::npos);
}

TEST_CASE("two boards stand below each other in a picture too narrow for both", "[render]") {
    Layer layer("escape", Board(BoardSize{9, 9}));
    layer.grids.push_back({"distance", layer_grid(Grid<int>(layer.size(), 3))});
    layer.grids.push_back({"value", layer_grid(Grid<int>(layer.size(), 4))});
    const auto is_wide = [&](int pixels) {
        const Drawing picture = layer_picture(layer, {.caption = false, .pixels = pixels});
        return picture.width > picture.height;
    };
    CHECK(is_wide(0));
    CHECK(is_wide(1280));
    CHECK_FALSE(is_wide(320));
}

TEST_CASE("a picture of a layer is dark where black leads and light where white does", "[render]") {
    for (const PictureStyle style : {PictureStyle::wood, PictureStyle::plain}) {
        const PictureOptions options{.style = style};
        const Drawing picture = layer_picture(halves(), options);
        CHECK(ground_at(picture, "A2"_pt, options) < 80);
        CHECK(ground_at(picture, "B2"_pt, options) < ground_at(picture, "C2"_pt, options));
        CHECK(ground_at(picture, "D2"_pt, options) > 240);
        CHECK(labels_of(picture).find("100|") != std::string::npos);
        CHECK(labels_of(picture).find("bouzy|dark ground") != std::string::npos);
    }
}

TEST_CASE("words below a narrow board have room beside each other", "[render]") {
    Layer layer("bouzy", Board(BoardSize{1, 1}));
    layer.grids.push_back({"values", LayerGrid(layer.size())});
    layer.about = "a few words on one line";
    CHECK(labels_of(layer_picture(layer, {})).find("|a few words on one line|") != std::string::npos);
    CHECK(layer_picture(layer, {.caption = false}).width < 100);
}

TEST_CASE("numbers that only count are shaded alike whoever stands there", "[render]") {
    Layer layer = halves();
    layer.by_side = false;
    const Drawing picture = layer_picture(layer, {.coordinates = false});
    CHECK(ground_at(picture, "A2"_pt, {.coordinates = false}) ==
          ground_at(picture, "D2"_pt, {.coordinates = false}));
    CHECK(labels_of(picture).find("dark ground") == std::string::npos);
    CHECK(render_layer_text(layer, {.heat_map = true}).find("1 O") != std::string::npos);
}

TEST_CASE("tables have their signs on the board and their meanings below", "[render]") {
    Layer layer = halves();
    layer.grids.clear();
    layer.signs = {Grid<PointSign>(layer.size()), {"1 (black): alive", "2 (white): dead"}};
    layer.signs->points["B3"_pt] = {"1", 0};
    const std::string labels = labels_of(layer_picture(layer, {}));
    CHECK(labels.find("|1|") != std::string::npos);
    CHECK(labels.find("|1 (black): alive|2 (white): dead|") != std::string::npos);
    CHECK(labels_of(layer_picture(layer, {.caption = false})).find("alive") == std::string::npos);
}

TEST_CASE("lines are faint where points have numbers, so that none looks like a sign", "[render]") {
    Layer numbers("bouzy", Board(BoardSize{3, 3})), signs("chains", Board(BoardSize{3, 3}));
    numbers.grids = {{"values", LayerGrid(BoardSize{3, 3})}};
    signs.signs = LayerSigns{Grid<PointSign>(BoardSize{3, 3}), {}};
    const auto line_of = [](const Layer& layer) {
        for (const Shape& shape : layer_picture(layer, {}).shapes)
            if (const auto* line = std::get_if<Line>(&shape); line != nullptr && line->points.size() == 2)
                return line->paint.opacity;
        return 0.0;
    };
    CHECK(line_of(numbers) < 0.5 * line_of(signs));
}

TEST_CASE("a picture without anything on it says so", "[render]") {
    const auto words_of = [](const Layer& layer) {
        std::string words;
        for (const Shape& shape : layer_picture(layer, {}).shapes)
            if (const auto* label = std::get_if<Label>(&shape)) words += label->text + '|';
        return words;
    };
    Layer layer("secure", Board(BoardSize{9, 9}));
    layer.grids = {{"values", layer_grid(Grid<int>(BoardSize{9, 9}, 0))}};
    CHECK(words_of(layer).find("there is nothing of that on this board|") != std::string::npos);
    layer.grids = {{"values", layer_grid(Grid<int>(BoardSize{9, 9}, 1))}};
    CHECK(words_of(layer).find("nothing of that") == std::string::npos);
}

TEST_CASE("what letters on a layer mean stands below them", "[render]") {
    Layer layer("territory", Board(BoardSize{3, 1}));
    layer.drawings = {{"regions", Grid<char>(BoardSize{3, 1}, 'B')}};
    layer.key = "B: black's";
    CHECK(render_layer_text(layer).find("\nB: black's\n") != std::string::npos);
    CHECK(render_layer_json(layer).find("black's") == std::string::npos);
}

TEST_CASE("letters stand without blanks between them where the terminal is narrow", "[render]") {
    Layer layer("territory", Board(BoardSize{5, 2}));
    layer.drawings = {{"regions", Grid<char>(BoardSize{5, 2}, 'B')}};
    CHECK(render_layer_text(layer, {.width = 16}) ==
          "   A B C D E\n 2 B B B B B 2\n 1 B B B B B 1\n   A B C D E\n");
    CHECK(render_layer_text(layer, {.width = 15}) == "   ABCDE\n 2 BBBBB 2\n 1 BBBBB 1\n   ABCDE\n");
}
