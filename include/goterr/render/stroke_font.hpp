/// A small alphabet drawn with a round pen: the printable ASCII characters as lines, for the texts in PNG
/// pictures. Drawn for goterr, so that a picture needs no font on the machine and looks the same everywhere.
///
/// Units: font sizes. Capitals are 0.7 high, the origin is the left end of the baseline, y grows downwards.
#pragma once

#include <string_view>
#include <vector>

#include "goterr/render/drawing.hpp"

namespace goterr {

/// The lines of a character and how far the pen moves on. Characters that are not printable ASCII give a
/// small open box.
struct Glyph {
    std::vector<std::vector<Spot>> strokes;
    double advance = 0;
};

Glyph glyph_of(char32_t character);

/// How wide a text is in font sizes; UTF-8, broken bytes count as one character each.
double text_width(std::string_view text);

/// Whether the alphabet has all characters of the text.
bool is_drawable(std::string_view text);

/// How wide the pen is for a label.
double pen_width(const Label& label);

/// The strokes of a label where it stands in its drawing.
std::vector<std::vector<Spot>> strokes_of(const Label& label);

}  // namespace goterr
