#include "picture_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "goterr/render/stroke_font.hpp"

namespace goterr {

std::vector<std::string> wrapped(std::string_view text, double width, double size) {
    std::vector<std::string> lines{""};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::string longer =
            lines.back().empty() ? std::string(word) : fmt::format("{} {}", lines.back(), word);
        if (lines.back().empty() || text_width(longer) * size <= width) {
            lines.back() = longer;
        } else {
            lines.emplace_back(word);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace goterr
