/// Names in every script, in both kinds of pictures.
#include "goterr/render/graph.hpp"
#include "goterr/render/raster.hpp"
#include "goterr/render/svg.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

/// Pixels that are not white.
int ink_of(const Image& image) {
    int pixels = 0;
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) pixels += image.at(x, y) != Rgb{255, 255, 255};
    return pixels;
}

Drawing drawing_with(const std::string& text) {
    return {300, 40, "", "", {Label{{10, 30}, 24, text, {{0, 0, 0}}, Anchor::start}}};
}

Image drawn(const std::string& text) { return rasterize(drawing_with(text), 300); }

}  // namespace

TEST_CASE("a name in any script leaves ink, and more of it where there is more") {
    for (const char* name : {"柯洁", "이세돌", "井山裕太", "José", "Антон", "علي", "\xff\xfe"}) {
        INFO(name);
        CHECK(ink_of(drawn(name)) > 30);
        CHECK(ink_of(drawn(std::string(name) + name)) > ink_of(drawn(name)));
    }
}

TEST_CASE("printable ASCII looks the same whatever fonts there are") {
    const Image black = drawn("Honinbo 9p"), again = drawn("Honinbo 9p");
    CHECK(black == again);
    CHECK(svg(drawing_with("Honinbo 9p"), 300).find("<text") == std::string::npos);
}

TEST_CASE("SVG leaves other scripts to the viewer's fonts, with names of those that have them") {
    const std::string text = svg(drawing_with("柯洁"), 300);
    CHECK(text.find(">柯洁</text>") != std::string::npos);
    CHECK(text.find("Noto Sans CJK") != std::string::npos);
}

TEST_CASE("both players stand in the title of a graph of pixels") {
    GameGraph graph;
    graph.size = BoardSize{9, 9};
    graph.curve = {{}};
    const auto picture = [&](const std::string& black, const std::string& white) {
        graph.black = black;
        graph.white = white;
        return rasterize(graph_picture(graph, {}), 900);
    };
    CHECK_FALSE(picture("柯洁", "José") == picture("", ""));
    CHECK_FALSE(picture("柯洁", "José") == picture("柯洁", ""));
}
