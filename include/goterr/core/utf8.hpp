/// Bytes that claim to be UTF-8: RFC 3629, so no overlong forms, surrogates or values beyond U+10FFFF.
#pragma once

#include <string>
#include <string_view>

namespace goterr {

/// The length of the character `text` begins with, 0 where it is not UTF-8. `text` must not be empty.
std::size_t utf8_length(std::string_view text);

bool is_utf8(std::string_view text);

/// Stands for what is no character.
inline constexpr char32_t replacement_character = 0xfffd;

/// The character `text` begins with. `text` must not be empty.
char32_t utf8_character(std::string_view text);

/// Appends the character with that number in Unicode.
void append_utf8(std::string& text, char32_t code);

/// The columns `text` takes in a terminal, by Unicode's tables; a wrong byte takes one.
std::size_t utf8_columns(std::string_view text);

}  // namespace goterr
