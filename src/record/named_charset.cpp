#include "goterr/record/named_charset.hpp"

#include "charset.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/error.hpp"
#include "goterr/system/charset.hpp"

namespace goterr {
namespace {

std::string converted_by_lines(std::string_view bytes, const std::string& charset) {
    std::string text;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = line_end(bytes, at);
        text += to_utf8(bytes.substr(at, end - at), charset, std::string_view::npos);
        if (end < bytes.size()) text += bytes[end];
        at = end + 1;
    }
    return text;
}

/// Whether `CA[` and a charset's name stand at `at`, where a property may begin; the name is `length` bytes
/// long.
bool names_charset(std::string_view text, std::size_t at, std::size_t& length) {
    constexpr std::size_t longest = 40, name = 3;
    if (at > 0 && is_letter(text[at - 1])) return false;
    for (length = 0; length < longest && at + name + length < text.size(); ++length) {
        const char c = text[at + name + length];
        if (c == ']') return length > 0;
        if (!is_letter(c) && !is_digit(c) && c != '-' && c != '_' && c != '.') return false;
    }
    return false;
}

std::string saying_utf8(const std::string& text) {
    std::string said;
    std::size_t done = 0, length = 0;
    for (std::size_t at = text.find("CA["); at != std::string::npos; at = text.find("CA[", at + 1)) {
        if (!names_charset(text, at, length)) continue;
        said.append(text, done, at - done).append("CA[UTF-8");
        done = at + 3 + length;
    }
    return said.append(text, done);
}

}  // namespace

bool is_charset(const std::string& charset) { return utf8_from("Go", charset).has_value(); }

std::string in_utf8(std::string bytes, const std::string& charset) {
    if (charset.empty()) return bytes;
    if (!is_charset(charset)) throw Error("'" + charset + "' is no charset that is known here");
    const auto whole = utf8_from(bytes, charset);
    return saying_utf8(whole ? *whole : converted_by_lines(bytes, charset));
}

}  // namespace goterr
