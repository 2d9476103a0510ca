#include "goterr/render/json_value.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <fmt/format.h>

#include "goterr/core/utf8.hpp"

namespace goterr {

std::string json_string(std::string_view value) {
    std::string text = "\"";
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t length = utf8_length(value.substr(at));
        const char c = value[at];
        if (length == 0)
            text += "\\ufffd";
        else if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            text += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            text += value.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return text += '"';
}

std::string json_number(double value) {
    assert(std::isfinite(value));
    return fmt::format("{}", value + 0.0);  // + 0.0: a negative zero becomes zero
}

}  // namespace goterr
