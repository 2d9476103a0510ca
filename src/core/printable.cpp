#include "goterr/core/printable.hpp"

#include <algorithm>
#include <array>

#include "goterr/core/utf8.hpp"

namespace goterr {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string bytes_escaped(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return text;
}

namespace {

/// First and last of each run of characters beyond ASCII that are not shown as themselves, in UTF-8, where
/// bytes are in the order of the characters.
struct Run {
    std::string_view first, last;
};

constexpr std::array hidden{
    Run{"\xc2\x80", "\xc2\x9f"},          // C1
    Run{"\xd8\x9c", "\xd8\x9c"},          // Arabic letter mark
    Run{"\xe2\x80\x8b", "\xe2\x80\x8f"},  // of no width, left-to-right and right-to-left mark
    Run{"\xe2\x80\xa8", "\xe2\x80\xae"},  // line and paragraph separator, embedding and override
    Run{"\xe2\x81\xa6", "\xe2\x81\xa9"},  // isolates
    Run{"\xef\xbb\xbf", "\xef\xbb\xbf"},  // byte order mark
};

bool is_hidden(std::string_view character) {
    if (character.size() == 1) return static_cast<unsigned char>(character[0]) < ' ' || character == "\x7f";
    return std::any_of(hidden.begin(), hidden.end(),
                       [&](const Run& run) { return character >= run.first && character <= run.last; });
}

std::string shown(std::string_view text, bool as_name) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8_length(text.substr(at));
        const std::string_view character = text.substr(at, std::max<std::size_t>(length, 1));
        if (length == 0 || is_hidden(character))
            result += bytes_escaped(character);
        else
            result += as_name && character == "\\" ? "\\\\" : character;
        at += character.size();
    }
    return result;
}

}  // namespace

std::string printable(std::string_view text) { return shown(text, false); }

std::string printable_name(std::string_view name) { return shown(name, true); }

std::optional<std::string> name_printed_as(std::string_view text) {
    std::string name;
    while (!text.empty()) {
        std::size_t taken = 1;
        if (text.front() != '\\') {
            name += text.front();
        } else if (text.starts_with("\\\\")) {
            name += '\\';
            taken = 2;
        } else {
            taken = 4;
            const std::size_t high = text.size() < taken ? digits.npos : digits.find(text[2]);
            const std::size_t low = text.size() < taken ? digits.npos : digits.find(text[3]);
            if (high == digits.npos || low == digits.npos || text[1] != 'x') return std::nullopt;
            name += static_cast<char>(high * 16 + low);
        }
        text.remove_prefix(taken);
    }
    return name;
}

}  // namespace goterr
