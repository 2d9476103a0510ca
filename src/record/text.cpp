#include "goterr/record/text.hpp"

#include <algorithm>
#include <cstdint>

#include "goterr/core/ascii.hpp"
#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

constexpr char32_t escape = 0x1B;

enum class Encoding { bytes, utf16_little, utf16_big };

/// ASCII characters with a zero before (`zero` 0) or behind (`zero` 1) each.
bool begins_wide(std::string_view bytes, std::size_t zero) {
    if (bytes.size() < 8) return false;
    for (std::size_t i = 0; i < 6; ++i)
        if ((bytes[i] == '\0') != (i % 2 == zero)) return false;
    return true;
}

/// A record in UTF-16 begins with three ASCII characters, whatever its names are written in. A drawing may
/// not, but most of it is ASCII: it has a zero in every other byte, and only there.
Encoding encoding_of(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE") || begins_wide(bytes, 1)) return Encoding::utf16_little;
    if (bytes.starts_with("\xFE\xFF") || begins_wide(bytes, 0)) return Encoding::utf16_big;
    const std::size_t pairs = std::min<std::size_t>(bytes.size(), 512) / 2;
    std::size_t even = 0, odd = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        even += bytes[2 * i] == '\0';
        odd += bytes[2 * i + 1] == '\0';
    }
    if (pairs >= 2 && even == 0 && odd * 2 > pairs) return Encoding::utf16_little;
    if (pairs >= 2 && odd == 0 && even * 2 > pairs) return Encoding::utf16_big;
    return Encoding::bytes;
}

std::string from_utf16(std::string_view bytes, bool big) {
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(big ? first << 8 | second : second << 8 | first);
    };
    std::string text;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const char32_t high = unit(at);
        const bool paired = high >= 0xD800 && high < 0xDC00 && at + 3 < bytes.size() &&
                            unit(at + 2) >= 0xDC00 && unit(at + 2) < 0xE000;
        if (paired) {
            append_utf8(text, 0x10000 + ((high - 0xD800) << 10) + (unit(at + 2) - 0xDC00));
            at += 2;
        } else {
            append_utf8(text, high >= 0xD800 && high < 0xE000 ? replacement_character : high);
        }
    }
    return text;
}

/// How many bytes of `text` from `at` on are one terminal escape sequence (ECMA-48: CSI, OSC, two bytes).
std::size_t escape_length(std::string_view text, std::size_t at) {
    const auto is_final = [](char c) { return c >= 0x40 && c <= 0x7E; };
    std::size_t end = at + 1;
    if (end >= text.size()) return 1;
    if (text[end] == ']') {
        while (end < text.size() && text[end] != '\a' && text[end] != '\n' && text[end] != '\r') ++end;
        return end - at + (end < text.size() && text[end] == '\a');
    }
    if (text[end] == '[') ++end;
    while (end < text.size() && text[end] >= 0x20 && !is_final(text[end])) ++end;
    return end - at + (end < text.size() && is_final(text[end]));
}

bool is_invisible(char32_t code) {
    return (code >= 0xFE00 && code <= 0xFE0F) || (code >= 0x200B && code <= 0x200F) || code == 0xFEFF ||
           code == 0x2060 || code == 0xAD;
}

bool is_blank(char32_t code) {
    return code <= 0x20 || code == 0x7F || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x202F || code == 0x3000;
}

char32_t simplified(char32_t code) {
    if (is_blank(code)) return U' ';
    return code >= 0xFF01 && code <= 0xFF5E ? code - 0xFF01 + U'!' : code;
}

/// Columns are counted in bytes and kept in an int: lines may be longer than that on a hostile day.
int column_of(std::size_t offset) {
    return static_cast<int>(std::min<std::size_t>(offset, INT32_MAX - 1)) + 1;
}

TextLine line_from(std::string_view text, int number) {
    TextLine line{number, {}};
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const char32_t code = utf8_character(rest);  // a byte that begins none stands for itself as U+FFFD
        if (code == escape) {
            at += escape_length(text, at);
            continue;
        }
        if (!is_invisible(code)) line.characters.push_back({simplified(code), column_of(at)});
        at += std::max<std::size_t>(utf8_length(rest), 1);
    }
    return line;
}

}  // namespace

TextPlace TextLine::place(std::size_t index) const {
    if (index < characters.size()) return {number, characters[index].column};
    return {number, characters.empty() ? 1 : characters.back().column + 1};
}

bool is_utf16(std::string_view bytes) { return encoding_of(bytes) != Encoding::bytes; }

std::string to_utf8(std::string_view bytes) {
    const Encoding encoding = encoding_of(bytes);
    std::string text =
        encoding == Encoding::bytes ? std::string(bytes) : from_utf16(bytes, encoding == Encoding::utf16_big);
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    return text;
}

std::string to_utf8(char32_t code) {
    std::string text;
    append_utf8(text, code);
    return text;
}

std::vector<TextLine> lines_of(std::string_view utf8) {
    std::vector<TextLine> lines;
    for (std::size_t start = 0; start < utf8.size();) {
        const std::size_t end = line_end(utf8, start);
        lines.push_back(line_from(utf8.substr(start, end - start), static_cast<int>(lines.size()) + 1));
        start = behind_line_break(utf8, end);
    }
    return lines;
}

TextLine unquoted(TextLine line) {
    const auto is_quote = [](Character c) { return c.code == U'>'; };
    const auto is_other = [](Character c) { return c.code != U'>' && c.code != U' '; };
    const auto head = std::find_if(line.characters.begin(), line.characters.end(), is_other);
    const auto last = std::find_if(std::reverse_iterator(head), line.characters.rend(), is_quote);
    line.characters.erase(line.characters.begin(), last.base());
    return line;
}

std::string words_of(const TextLine& line) {
    std::string words;
    for (const Character c : line.characters)
        words += c.code >= 0x80 ? '?' : lower(static_cast<char>(c.code));
    return words;
}

}  // namespace goterr
