#include "sgf_value_end.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

/// The letters and digits of a charset's name, small: `GB-2312` and `gb2312` are one.
std::string plain_charset(std::string_view ca) {
    std::string name;
    for (const char c : ca)
        if (is_letter(c) || is_digit(c)) name += lower(c);
    return name;
}

std::size_t end_of_narrow_value(std::string_view text, std::size_t from) {
    const char* const begin = text.data();
    const char* const stop = begin + text.size();
    const char* at = begin + from;
    const char* close = nullptr;
    while (at < stop) {
        const char* const near = at + std::min<std::ptrdiff_t>(8, stop - at);
        const char* c = at;
        while (c < near && *c != ']' && *c != '\\') ++c;  // most values are short, and so is what is escaped
        if (c < near) {
            if (*c == ']') return static_cast<std::size_t>(c - begin);
            at = c + 2;
            continue;
        }
        if (!close || close < at) {
            close = static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(stop - at)));
            if (!close) return text.size();
        }
        const auto* escape =
            static_cast<const char*>(std::memchr(at, '\\', static_cast<std::size_t>(close - at)));
        if (!escape) return static_cast<std::size_t>(close - begin);
        at = escape + 2;
    }
    return text.size();
}

/// Where the second byte of a character may look like a bracket or a backslash. In real files it is not
/// escaped.
std::size_t end_of_wide_value(std::string_view text, std::size_t from, SgfCharset charset) {
    bool shifted = false;  // ISO-2022: between ESC $ and ESC ( all characters have two bytes
    for (std::size_t at = from; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto second = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0;
        if (charset == SgfCharset::iso_2022) {
            if (byte == 0x1b) {
                shifted = second == '$';
                at += 2;
            } else if (shifted && byte > ' ') {
                ++at;
                continue;
            }
        } else if (byte >= 0x81 && ((second >= 0x40 && second <= 0x7e) || second >= 0x80) &&
                   (charset != SgfCharset::shift_jis || byte < 0xa0 || byte > 0xdf)) {
            ++at;
            continue;
        }
        if (text[at] == '\\')
            ++at;
        else if (text[at] == ']')
            return at;
    }
    return text.size();
}

bool two_letters_at(std::string_view text, std::size_t at) {
    return at + 1 < text.size() && is_letter(text[at]) && is_letter(text[at + 1]);
}

/// A property's name and its bracket.
bool named_property_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && end < at + 2 && is_upper(text[end])) ++end;
    return end > at && end < text.size() && text[end] == '[';
}

/// The beginning of a node or a variation, or the end of one, and a value that opens before one closes.
bool node_at(std::string_view text, std::size_t at) {
    if (at >= text.size() || (text[at] != ';' && text[at] != '(' && text[at] != ')')) return false;
    const std::size_t bracket = text.find_first_of("[]", at);
    return bracket != std::string_view::npos && text[bracket] == '[';
}

}  // namespace

SgfCharset sgf_charset(std::string_view ca) {
    const std::string name = plain_charset(ca);
    for (const std::string_view wide : {"gbk", "gb2312", "gb18030", "big5", "big5hkscs", "cp936", "cp949",
                                        "cp950", "ms936", "ms949", "ms950", "euckr", "ksc56011987", "ksc5601",
                                        "johab", "uhc", "windows936", "windows949", "windows950"})
        if (name == wide) return SgfCharset::double_byte;
    for (const std::string_view sjis :
         {"shiftjis", "sjis", "cp932", "ms932", "windows31j", "xsjis", "mskanji"})
        if (name == sjis) return SgfCharset::shift_jis;
    if (name.starts_with("iso2022")) return SgfCharset::iso_2022;
    return SgfCharset::single_byte;
}

std::size_t end_of_value(std::string_view text, std::size_t from, SgfCharset charset) {
    return charset == SgfCharset::single_byte ? end_of_narrow_value(text, from)
                                              : end_of_wide_value(text, from, charset);
}

std::optional<SgfUnclosedPoint> find_unclosed_point(std::string_view text, std::size_t from) {
    const std::size_t begin = skip_blanks(text, from);
    if (!two_letters_at(text, begin)) return std::nullopt;
    std::size_t end = begin + 2;
    if (end < text.size() && text[end] == ':' && two_letters_at(text, end + 1)) end += 3;
    const std::size_t behind = skip_blanks(text, end);
    if (!named_property_at(text, behind) && !node_at(text, behind)) return std::nullopt;
    return SgfUnclosedPoint{text.substr(begin, end - begin), behind};
}

}  // namespace goterr
