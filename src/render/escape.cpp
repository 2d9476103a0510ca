#include "goterr/render/escape.hpp"

#include <algorithm>

#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

std::string_view entity(char32_t character) {
    switch (character) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\'': return "&#39;";
        default: return {};
    }
}

/// U+FFFE and U+FFFF are UTF-8 but no characters of XML.
bool is_forbidden(char32_t character) {
    return (character < 0x20 && character != '\n' && character != '\t') || character == 0x7F ||
           character == 0xFFFE || character == 0xFFFF;
}

}  // namespace

std::string escape_markup(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1))) {
        const char32_t character = utf8_character(text);
        if (const std::string_view known = entity(character); !known.empty())
            safe += known;
        else
            append_utf8(safe, is_forbidden(character) ? replacement_character : character);
    }
    return safe;
}

}  // namespace goterr
