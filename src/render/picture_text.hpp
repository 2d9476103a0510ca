/// Words in pictures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace goterr {

inline constexpr double title_font_size = 17;
inline constexpr double remark_font_size = 13;

/// Words in lines that fit `width` at a font size; at least one line, a word that is too long stands alone.
std::vector<std::string> wrapped(std::string_view text, double width, double size);

}  // namespace goterr
