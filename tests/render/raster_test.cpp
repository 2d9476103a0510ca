#include "goterr/render/raster.hpp"

#include <numbers>
#include <numeric>

#include "goterr/render/png.hpp"
#include "support/catch.hpp"
#include "support/read_png.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr Paint black{{0, 0, 0}};

Image drawn(const Shape& shape, int width = 40) { return rasterize({40, 40, "", "", {shape}}, width); }

/// How many pixels' worth of black there is.
double darkness(const Image& image) {
    const double light = std::accumulate(image.rgb.begin(), image.rgb.end(), 0.0);
    return static_cast<double>(image.width * image.height) - light / 255 / 3;
}

}  // namespace

TEST_CASE("shapes cover the area they have", "[render]") {
    CHECK(darkness(drawn(Rectangle{{3.25, 4.5}, 10, 6.5, black})) == Catch::Approx(65).epsilon(0.01));
    CHECK(darkness(drawn(Disc{{20.3, 19.6}, 12, black})) ==
          Catch::Approx(std::numbers::pi * 144).epsilon(0.01));
    CHECK(darkness(drawn(Ring{{20, 20}, 12, 3, black})) ==
          Catch::Approx(std::numbers::pi * 24 * 3).epsilon(0.01));
    CHECK(darkness(drawn(Area{{{5, 5}, {35, 5}, {5, 35}}, black})) == Catch::Approx(450).epsilon(0.01));
    CHECK(darkness(drawn(Line{{{5, 8}, {35, 32}}, 0.5, black})) == Catch::Approx(38.4 * 0.5).epsilon(0.05));
}

TEST_CASE("a picture twice as wide has four times the pixels of every shape", "[render]") {
    const Disc disc{{20, 20}, 9, black};
    CHECK(darkness(drawn(disc, 80)) == Catch::Approx(4 * darkness(drawn(disc))).epsilon(0.01));
}

TEST_CASE("lines along the axes fill whole pixels", "[render]") {
    for (const double x : {10.0, 10.3, 10.5, 10.8}) {
        const Image image = drawn(Line{{{x, 5}, {x, 30}}, 1, black});
        for (const std::uint8_t value : image.rgb) CHECK((value == 0 || value == 255));
    }
}

TEST_CASE("a line that crosses itself is not darker there", "[render]") {
    const Line cross{{{5, 5}, {35, 35}, {35, 5}, {5, 35}}, 4, {{0, 0, 0}, 0.5}};
    const Image image = drawn(cross);
    CHECK(image.at(20, 20) == image.at(10, 10));
    CHECK(image.at(10, 10) == Rgb{128, 128, 128});
}

TEST_CASE("shapes partly or wholly off the picture are clipped", "[render]") {
    CHECK(darkness(drawn(Disc{{0, 0}, 10, black})) == Catch::Approx(std::numbers::pi * 25).epsilon(0.02));
    CHECK(darkness(drawn(Disc{{500, -500}, 10, black})) == 0);
    CHECK(darkness(drawn(Line{{{-100, 20}, {100, 20}}, 2, black})) == Catch::Approx(80));
    CHECK(darkness(drawn(Area{{{-10, -10}, {60, -10}, {60, 60}, {-10, 60}}, black})) == Catch::Approx(1600));
}

TEST_CASE("a shaded disc runs from its first to its last stop", "[render]") {
    const Shading shading{
        {0, 0}, {{{0, {{255, 0, 0}}}, {0.3, {{255, 0, 0}}}, {0.6, {{0, 0, 255}}}, {1, {{0, 0, 255}}}}}};
    const Image image = drawn(Disc{{20, 20}, 15, shading});
    CHECK(image.at(20, 20) == Rgb{255, 0, 0});
    CHECK(image.at(32, 20) == Rgb{0, 0, 255});
    CHECK(image.at(26, 20).red < 255);
    CHECK(image.at(26, 20).blue > 0);
}

TEST_CASE("a PNG file read back has the same pixels", "[render]") {
    const Image image = drawn(Disc{{20.3, 19.6}, 12, Paint{{200, 30, 90}, 0.7}}, 57);
    CHECK(image_from_png(png(image)) == image);
}

TEST_CASE("a picture of few colors goes through PNG as it is") {
    Image image{16, 16, {}};
    for (int i = 0; i < 256; ++i)
        for (const int c : {i, 255 - i, (i * 7) % 256}) image.rgb.push_back(static_cast<std::uint8_t>(c));
    CHECK(image_from_png(png(image)).rgb == image.rgb);
}

TEST_CASE("of a picture of many colors a small mark keeps its color, and nothing is far from what it was") {
    Image image{64, 64, {}};
    for (int i = 0; i < 64 * 64; ++i)
        for (const int c : {i % 64, i / 64, (i / 16) % 64}) image.rgb.push_back(static_cast<std::uint8_t>(c));
    const std::size_t mark = 3 * (64 * 20 + 20);
    image.rgb[mark] = 255;
    const Image back = image_from_png(png(image));
    REQUIRE(back.rgb.size() == image.rgb.size());
    CHECK(back.rgb[mark] == 255);
    for (std::size_t i = 0; i < image.rgb.size(); ++i) CHECK(std::abs(back.rgb[i] - image.rgb[i]) < 24);
}
