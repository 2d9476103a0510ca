#include "goterr/render/stroke_font.hpp"

#include <algorithm>

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("every printable ASCII character has a drawing, and only the blank is empty", "[render]") {
    for (char c = ' '; c <= '~'; ++c) {
        INFO(c);
        CHECK(is_drawable(std::string(1, c)));
        CHECK(glyph_of(static_cast<char32_t>(c)).strokes.empty() == (c == ' '));
    }
    CHECK_FALSE(is_drawable("r\xC3\xA9sultat"));
}

TEST_CASE("characters stay within their line and their own width", "[render]") {
    for (char c = '!'; c <= '~'; ++c) {
        INFO(c);
        const Glyph glyph = glyph_of(static_cast<char32_t>(c));
        for (const auto& stroke : glyph.strokes)
            for (const Spot& spot : stroke) {
                CHECK(spot.x >= 0);
                CHECK(spot.x <= glyph.advance);
                CHECK(spot.y >= -0.82);
                CHECK(spot.y <= 0.23);
            }
    }
}

TEST_CASE("no two characters look the same", "[render]") {
    for (char a = '!'; a <= '~'; ++a)
        for (char b = '!'; b < a; ++b) {
            INFO(a << ' ' << b);
            CHECK(glyph_of(static_cast<char32_t>(a)).strokes != glyph_of(static_cast<char32_t>(b)).strokes);
        }
}

TEST_CASE("a text is as wide as its characters, and anchored where it is told", "[render]") {
    CHECK(text_width("B+3.5") == Catch::Approx(text_width("B+") + text_width("3.5")));
    Label label{{100, 50}, 20, "H", {}, Anchor::start, false};
    const auto leftmost = [](const Label& l) { return strokes_of(l).front().front().x; };
    const double from_start = leftmost(label), width = text_width("H") * 20;
    label.anchor = Anchor::middle;
    CHECK(leftmost(label) == Catch::Approx(from_start - width / 2));
    label.anchor = Anchor::end;
    CHECK(leftmost(label) == Catch::Approx(from_start - width));
}
