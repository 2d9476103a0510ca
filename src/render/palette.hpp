/// An image in at most 256 colors: a picture of a board has few, but for the soft edges of its stones.
#pragma once

#include <cstdint>
#include <vector>

#include "goterr/render/raster.hpp"

namespace goterr {

struct PaletteImage {
    std::vector<std::uint8_t> colors;   ///< red, green, blue of each
    std::vector<std::uint8_t> numbers;  ///< one a pixel
};

/// Exact where 256 colors do; else the most frequent stay as they are, and each other becomes the nearest one
/// that stays.
PaletteImage with_palette(const Image& image);

}  // namespace goterr
