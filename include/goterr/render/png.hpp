/// Pixels as a PNG file, and a PNG file as pixels. Through libpng.
#pragma once

#include <string>
#include <string_view>

#include "goterr/render/raster.hpp"

namespace goterr {

/// The bytes of the file.
std::string png(const Image& image);

/// Throws `Error` when the bytes are no PNG file.
Image image_from_png(std::string_view bytes);

}  // namespace goterr
