/// The colors of a board in the terminal.
#pragma once

#include "goterr/render/ink.hpp"
#include "goterr/render/point_marks.hpp"

namespace goterr {

// A ground of our own under the board makes it look the same in dark and light terminals.
inline constexpr Ink wood_ink{{214, 170, 104}, 179, 3};
inline constexpr Ink black_ink{{0, 0, 0}, 16, 0};
inline constexpr Ink white_ink{{255, 255, 255}, 231, 15};
inline constexpr Ink line_ink{{122, 86, 40}, 94, 8};

/// The wood darker or lighter by how far a point leans to a side, -1..1, black positive.
Ink ground_leaning(double lean);

/// `text` in its color on its ground, as deep as the terminal can; `ink_off` is to follow once.
std::string inked(std::string_view text, Ink ink, Ink ground, ColorDepth depth);

/// White's signs, letters and crosses among them, are thin on wood: drawn with thicker strokes.
std::string thick(const std::string& text, ColorDepth depth);

}  // namespace goterr
