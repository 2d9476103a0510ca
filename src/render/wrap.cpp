#include "goterr/render/wrap.hpp"

#include <algorithm>

#include "goterr/core/utf8.hpp"

namespace goterr {

namespace {

/// The columns of `text` without its escape sequences (ESC [ ... letter).
std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const std::size_t escape = std::min(text.find("\033["), text.size());
        columns += utf8_columns(text.substr(0, escape));
        const std::size_t end = text.find_first_of("mK", escape);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return columns;
}

}  // namespace

std::string wrapped(std::string_view line, std::size_t columns, std::size_t indent) {
    if (columns == 0 || columns_of(line) <= columns) return std::string(line);
    std::string text;
    std::size_t used = 0;
    bool begun = false;  // the line has a word
    while (!line.empty()) {
        const std::size_t word_at = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t end = std::min(line.find(' ', word_at), line.size());
        const std::size_t width = columns_of(line.substr(0, end));
        if (begun && used + width > columns) {
            text += '\n' + std::string(indent, ' ');
            used = indent + width - word_at;
            text += line.substr(word_at, end - word_at);
        } else {
            text += line.substr(0, end);
            used += width;
        }
        begun = true;
        line.remove_prefix(end);
    }
    return text;
}

std::string wrapped_lines(std::string_view text, std::size_t columns, std::size_t indent) {
    std::string fitted;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        fitted += wrapped(text.substr(0, end), columns, indent) + '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return fitted;
}

}  // namespace goterr
