#include "charset.hpp"

#include <algorithm>

#include "goterr/core/utf8.hpp"
#include "goterr/system/charset.hpp"

namespace goterr {
namespace {

/// What `guessed_charset` calls UTF-8 of which bytes are lost.
constexpr std::string_view damaged_utf8 = "UTF-8";

std::string from_latin1(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) append_utf8(text, static_cast<unsigned char>(c));
    return text;
}

/// Empty where the system does not know the charset or the bytes are not in it.
std::string converted(std::string_view bytes, const std::string& charset) {
    return utf8_from(bytes, charset).value_or("");
}

/// What is none of its characters becomes one that says so.
std::string mended(std::string_view bytes) {
    std::string text;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8_length(bytes.substr(at));
        if (length > 0)
            text += bytes.substr(at, length);
        else if (text.empty() || !text.ends_with("\ufffd"))
            append_utf8(text, replacement_character);
        at += std::max<std::size_t>(length, 1);
    }
    return text;
}

/// Hangul begin with bytes EA to ED in UTF-8, Chinese characters with E4 to E9.
bool mostly_hangul(std::string_view text) {
    std::ptrdiff_t hangul = 0, chinese = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        hangul += byte >= 0xea && byte <= 0xed;
        chinese += byte >= 0xe4 && byte <= 0xe9;
    }
    return hangul > chinese;
}

}  // namespace

std::string to_utf8(std::string_view bytes, const std::string& charset, std::size_t most) {
    bytes = bytes.substr(0, most);
    if (is_utf8(bytes) && charset.rfind("ISO-2022", 0) != 0) return std::string(bytes);
    if (charset == damaged_utf8) return mended(bytes);
    if (std::string text = charset.empty() ? "" : converted(bytes, charset); !text.empty()) return text;
    return from_latin1(bytes);
}

std::string guessed_utf8(std::string_view bytes) {
    bytes = bytes.substr(0, 10'000);
    if (is_utf8(bytes)) return std::string(bytes);
    if (std::string korean = converted(bytes, "CP949"); mostly_hangul(korean)) return korean;
    if (std::string chinese = converted(bytes, "GB18030"); !chinese.empty()) return chinese;
    return from_latin1(bytes);
}

std::string unescaped(std::string_view value, std::size_t most) {
    std::string text;
    for (std::size_t at = 0; at < value.size() && text.size() < most; ++at) {
        const bool is_escaped = value[at] == '\\';
        if (is_escaped && ++at == value.size()) break;
        if (!is_escaped || (value[at] != '\n' && value[at] != '\r')) text += value[at];
    }
    return text;
}

}  // namespace goterr
