/// Pixels as a PNG file. Through libpng.
#pragma once

#include <string>

#include "goterr/render/options.hpp"
#include "goterr/render/raster.hpp"

namespace goterr {

/// The bytes of the file.
std::string png(const Image& image);

/// What `draw` makes of something, as a file: for tables of formats.
template <auto draw, typename Shown>
std::string as_png(const Shown& shown, const RenderOptions& options) {
    return png(rasterize(draw(shown, options.picture), options.picture.pixels));
}

}  // namespace goterr
