/// What a terminal can show, judged from what its environment says.
///
/// Colors: an explicit wish wins, then NO_COLOR (no-color.org), then CLICOLOR_FORCE and CLICOLOR
/// (bixense.com/clicolors), then whether a terminal reads the output and is not a dumb one. Nothing here
/// reads the environment; that is done where the command line is.
#pragma once

#include <optional>
#include <string>

#include "goterr/render/options.hpp"

namespace goterr {

/// What a user says of colors, or of a line that tells how far something is.
enum class Wish { automatic, always, never };

/// The variables, absent where they are not set.
struct Environment {
    std::optional<std::string> no_color, clicolor, clicolor_force, term, colorterm, columns;
    std::optional<std::string> locale;  ///< the first of LC_ALL, LC_CTYPE and LANG that is not empty
    bool is_terminal = false;           ///< a terminal reads the output
    int terminal_columns = 0;           ///< as the terminal itself says; 0 if unknown
};

ColorDepth color_depth(Wish wish, const Environment& environment);

/// Unicode where the locale is a UTF-8 one.
Charset usual_charset(const Environment& environment);

/// COLUMNS, else what the terminal says; 0 if nobody says.
int terminal_width(const Environment& environment);

}  // namespace goterr
