/// A drawing as an SVG 1.1 document.
///
/// Labels are drawn with the stroke font, so that every viewer shows the same picture whatever fonts it has;
/// those that it lacks characters for are left to the viewer's sans serif font. Well-formed whatever the
/// labels hold.
#pragma once

#include <string>

#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"

namespace goterr {

/// As wide as `pixel_width` says where viewers show it at first; the picture scales.
std::string svg(const Drawing& drawing, int pixels);

/// What `draw` makes of something, as a file: for tables of formats.
template <auto draw, typename Shown>
std::string as_svg(const Shown& shown, const RenderOptions& options) {
    return svg(draw(shown, options.picture), options.picture.pixels);
}

}  // namespace goterr
