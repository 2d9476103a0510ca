#include "goterr/core/utf8.hpp"

#include <algorithm>

#include "widths.hpp"

namespace goterr {

namespace {

struct Lead {
    std::size_t length = 0;
    unsigned lowest = 0x80, highest = 0xbf;  ///< of the second byte
};

Lead lead_of(unsigned byte) {
    if (byte < 0x80) return {1};
    if (byte >= 0xc2 && byte <= 0xdf) return {2};
    if (byte == 0xe0) return {3, 0xa0};
    if (byte == 0xed) return {3, 0x80, 0x9f};
    if (byte >= 0xe1 && byte <= 0xef) return {3};
    if (byte == 0xf0) return {4, 0x90};
    if (byte >= 0xf1 && byte <= 0xf3) return {4};
    if (byte == 0xf4) return {4, 0x80, 0x8f};
    return {};
}

unsigned byte_at(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

}  // namespace

std::size_t utf8_length(std::string_view text) {
    const Lead lead = lead_of(byte_at(text, 0));
    if (lead.length > text.size()) return 0;
    if (lead.length < 2) return lead.length;
    if (byte_at(text, 1) < lead.lowest || byte_at(text, 1) > lead.highest) return 0;
    for (std::size_t at = 2; at < lead.length; ++at)
        if ((byte_at(text, at) & 0xc0) != 0x80) return 0;
    return lead.length;
}

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const bool is_ascii = static_cast<unsigned char>(text[at]) < 0x80;  // nearly all are
        const std::size_t length = is_ascii ? 1 : utf8_length(text.substr(at));
        if (length == 0) return false;
        at += length;
    }
    return true;
}

char32_t utf8_character(std::string_view text) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return replacement_character;
    if (length == 1) return byte_at(text, 0);
    char32_t character = byte_at(text, 0) & (0x7fU >> length);
    for (std::size_t at = 1; at < length; ++at) character = character << 6 | (byte_at(text, at) & 0x3fU);
    return character;
}

void append_utf8(std::string& text, char32_t code) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6));
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3F));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

std::size_t utf8_columns(std::string_view text) {
    std::size_t columns = 0;
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1)))
        columns += columns_of(utf8_character(text));
    return columns;
}

}  // namespace goterr
