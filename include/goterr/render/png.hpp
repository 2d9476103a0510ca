/// Pixels as a PNG file. Through libpng.
#pragma once

#include <string>

#include "goterr/render/raster.hpp"

namespace goterr {

/// The bytes of the file.
std::string png(const Image& image);

}  // namespace goterr
