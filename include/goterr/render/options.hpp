/// How an estimate is to be shown. Every renderer takes the same struct and reads what concerns it.
#pragma once

#include <cstddef>

namespace goterr {

enum class Charset { ascii, unicode };
enum class ColorDepth { none, ansi16, ansi256, truecolor };

/// A wooden board; black on white as in print; wood with shades instead of squares.
enum class PictureStyle { wood, plain, heat };
enum class ShownMarks { both, territory, ownership, none };  ///< which of the two are marked on the points

/// How pictures (SVG, PNG) look.
struct PictureOptions {
    PictureStyle style = PictureStyle::wood;
    ShownMarks marks = ShownMarks::both;
    bool coordinates = true;
    bool caption = true;
    int pixels = 0;  ///< the width; 0: what suits the picture
};

/// What an SGF file shows besides TB and TW: nothing more, a letter on every point, a square or circle on
/// each.
enum class SgfMarkup { tbtw, labels, squares };

struct RenderOptions {
    Charset charset = Charset::ascii;
    ColorDepth color = ColorDepth::none;
    int width = 0;          ///< columns of the terminal, 0 when there is none
    bool ownership = true;  ///< JSON: with the array of ownership values
    bool header = true;     ///< CSV: with the line of names
    PictureOptions picture = {};
    SgfMarkup markup = SgfMarkup::tbtw;
    bool last_moves = false;  ///< the moves that a count as played out added
    bool heat_map = false;    ///< layers in the terminal: a mark a point instead of its number
};

/// For `wrapped`.
constexpr std::size_t columns_of(const RenderOptions& options) {
    return options.width > 0 ? static_cast<std::size_t>(options.width) : 0;
}

}  // namespace goterr
