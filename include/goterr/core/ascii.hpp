/// Letters, digits and blanks of ASCII, the same in every locale. Bytes beyond ASCII are none of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace goterr {

constexpr bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_digit_sign(char32_t code) { return code >= U'0' && code <= U'9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_lower(c) || is_upper(c); }
constexpr char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

std::string lower(std::string_view text);
std::string upper(std::string_view text);

/// Without the blanks at both ends.
std::string_view trimmed(std::string_view text);

/// The parts of a text between any of `separators`; empty parts are dropped.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);

/// The first byte at or behind `from` that is no blank; the size of the text where there is none.
constexpr std::size_t skip_blanks(std::string_view text, std::size_t from) {
    while (from < text.size() && is_blank(text[from])) ++from;
    return from;
}

/// Where the line with the byte `from` ends: its break, which is \n or \r, or the end of the text. Faster
/// than `find_first_of`, which files of 100 MB notice.
constexpr std::size_t line_end(std::string_view text, std::size_t from) {
    while (from < text.size() && text[from] != '\n' && text[from] != '\r') ++from;
    return from;
}

/// Where the next line begins behind the break at `at`: LF, CR, CRLF and LFCR are one each.
constexpr std::size_t behind_line_break(std::string_view text, std::size_t at) {
    const bool pair =
        at + 1 < text.size() && text[at] != text[at + 1] && (text[at + 1] == '\r' || text[at + 1] == '\n');
    return at + (pair ? 2 : 1);
}

}  // namespace goterr
