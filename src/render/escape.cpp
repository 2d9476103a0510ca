#include "goterr/render/escape.hpp"

#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

std::string_view entity(char c) {
    switch (c) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\'': return "&#39;";
        default: return {};
    }
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
}

/// U+FFFE and U+FFFF are UTF-8 but no characters of XML.
bool is_noncharacter(std::string_view character) {
    return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

}  // namespace

std::string escape_markup(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        const std::string_view character = text.substr(0, length);
        if (length == 0 || is_control(text[0]) || is_noncharacter(character)) {
            safe += replacement;
        } else {
            const std::string_view known = entity(text[0]);
            safe += known.empty() ? character : known;
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return safe;
}

}  // namespace goterr
