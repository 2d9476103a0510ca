/// Bytes made ready to be read as text, for formats that people paste, mail and redirect.
///
/// Windows consoles write UTF-16, editors put byte order marks, terminals color their boards with escape
/// sequences (ECMA-48), mail programs quote with '>'. What is dropped here never moves a message: every
/// character remembers the column it came from. Lines and columns count from 1, columns in bytes of the UTF-8
/// text; LF, CR, CRLF and LFCR each end one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/error.hpp"

namespace goterr {

/// With its mark or without.
bool is_utf16(std::string_view bytes);
/// UTF-16 of either order, with or without its mark, as UTF-8; a UTF-8 mark is dropped; other bytes stay as
/// they are. What no UTF-16 has (half a pair) becomes U+FFFD.
std::string to_utf8(std::string_view bytes);

struct Character {
    char32_t code = 0;
    int column = 0;

    friend constexpr bool operator==(Character, Character) = default;
};

struct TextLine {
    int number = 0;
    std::vector<Character> characters;

    /// The place of the character at `index`, or just behind the last one.
    TextPlace place(std::size_t index) const;
};

/// The lines of a UTF-8 text without escape sequences, marks of emphasis (U+FE0F) and zero-width characters.
/// Every kind of blank becomes a space, full-width forms become ASCII, a byte that is no UTF-8 U+FFFD.
std::vector<TextLine> lines_of(std::string_view utf8);

/// The line without the '>' of quoted mail in front.
TextLine unquoted(TextLine line);

/// The line as lower-case ASCII, '?' for every other character: for finding words in it.
std::string words_of(const TextLine& line);

/// One character as UTF-8, for messages.
std::string to_utf8(char32_t code);

}  // namespace goterr
