/// Text in any script as coverage of pixels, through Pango and Cairo with the fonts of the system: for the
/// names of players, which the stroke font has no letters for. What no font has is drawn as a box.
///
/// Only where goterr was built with these libraries; labels of printable ASCII do not come here, so that they
/// look the same on every machine.
#pragma once

#include <optional>

#include "coverage.hpp"
#include "goterr/render/drawing.hpp"

namespace goterr {

/// The label at `scale` pixels a unit, clipped to `image`; nothing without the libraries.
std::optional<Coverage> cover_script(const Label& label, double scale, PixelBox image);

}  // namespace goterr
