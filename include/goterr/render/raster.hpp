/// A drawing as pixels, anti-aliased.
///
/// Every shape is turned into coverage (how much of each pixel it fills, from the distance to its edge) and
/// blended over what is there, in the order of the drawing and in sRGB as SVG viewers do.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "goterr/render/drawing.hpp"

namespace goterr {

struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;  ///< three bytes a pixel, rows from the top

    Rgb at(int x, int y) const;
    friend bool operator==(const Image&, const Image&) = default;
};

/// Larger pictures are refused: each pixel takes up to 18 bytes while it is drawn and written.
inline constexpr int most_pixels = 16'000'000;

/// As wide as `pixel_width` says; the background is white where the drawing paints nothing.
/// Throws `Error` for a picture that is too large.
Image rasterize(const Drawing& drawing, int pixels);

/// Which letters it can show: `names in every script (Pango 1.50.12)`, or what a build without Pango shows
/// instead.
std::string text_libraries();

}  // namespace goterr
