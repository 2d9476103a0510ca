/// Bytes that claim to be UTF-8: RFC 3629, so no overlong forms, surrogates or values beyond U+10FFFF.
#pragma once

#include <string_view>

namespace goterr {

/// The length of the character `text` begins with, 0 where it is not UTF-8. `text` must not be empty.
std::size_t utf8_length(std::string_view text);

/// The columns `text` takes in a terminal, counting each character (or wrong byte) as one.
std::size_t utf8_columns(std::string_view text);

}  // namespace goterr
