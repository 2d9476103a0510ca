/// Lines that fit: broken between words, never within one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace goterr {

/// `line` (without its end) as lines of at most `columns` columns, the later ones `indent` columns in; 0
/// columns: as it is. A word that is wider than the line stands alone on one. Escape sequences of terminals
/// take no room.
std::string wrapped(std::string_view line, std::size_t columns, std::size_t indent);

/// Each line of `text` so.
std::string wrapped_lines(std::string_view text, std::size_t columns, std::size_t indent);

}  // namespace goterr
