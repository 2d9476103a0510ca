#include <algorithm>
#include <array>
#include <string_view>

#include "diagram_rows.hpp"

namespace goterr::diagram {
namespace {

constexpr std::array<std::string_view, 12> tags{"[go]",   "[/go]",   "[code]", "[/code]", "<pre>", "</pre>",
                                                "<code>", "</code>", "[tt]",   "[/tt]",   "[pre]", "[/pre]"};
constexpr std::array<std::string_view, 4> comment_marks{"#", "//", ";", "%"};

TextLine without_front(TextLine line, std::size_t count) {
    line.characters.erase(line.characters.begin(),
                          line.characters.begin() + static_cast<std::ptrdiff_t>(count));
    return line;
}

/// GTP answers `= ` or `=12 ` in front of the first line.
TextLine without_answer(TextLine line) {
    const std::string words = words_of(line);
    if (!words.starts_with('=') || words.starts_with("==")) return line;
    const std::size_t end = words.find_first_not_of("0123456789", 1);
    if (end != std::string::npos && words[end] != ' ') return line;
    return without_front(std::move(line), std::min(end, words.size()));
}

TextLine without_tags(TextLine line) {
    for (const std::string_view tag : tags) {
        const std::string words = words_of(line);
        const std::size_t at = words.find(tag);
        if (at == std::string::npos) continue;
        const auto first = line.characters.begin() + static_cast<std::ptrdiff_t>(at);
        line.characters.erase(first, first + static_cast<std::ptrdiff_t>(tag.size()));
    }
    return line;
}

/// The line behind a comment mark, or nothing.
std::optional<TextLine> uncommented(const TextLine& line, std::string_view mark) {
    const std::string words = words_of(line);
    const std::size_t start = words.find_first_not_of(' ');
    if (start == std::string::npos || words.compare(start, mark.size(), mark) != 0) return std::nullopt;
    return without_front(line, start + mark.size());
}

/// Whether the line shows by a number or frame in front, or by letters, that it belongs to a board.
bool is_marked(const TextLine& line) {
    if (is_frame(line) || letters_in(line)) return true;
    const std::string words = words_of(line);
    const std::size_t start = words.find_first_not_of(' ');
    if (start == std::string::npos || words.find_first_of("0123456789|", start) != start) return false;
    const auto row = row_in(line);
    return row && row->signs.size() >= 2 && (row->label || row->left_edge);
}

/// At least two lines are marked as parts of a board once the comment mark is gone.
bool is_commented(const std::vector<TextLine>& lines, std::string_view mark) {
    return std::count_if(lines.begin(), lines.end(), [&](const TextLine& line) {
               const auto rest = uncommented(line, mark);
               return rest && is_marked(*rest);
           }) >= 2;
}

}  // namespace

std::vector<TextLine> without_prefixes(std::vector<TextLine> lines) {
    for (TextLine& line : lines) line = without_tags(without_answer(unquoted(std::move(line))));
    for (const std::string_view mark : comment_marks) {
        if (!is_commented(lines, mark)) continue;
        for (TextLine& line : lines)
            if (auto rest = uncommented(line, mark)) line = std::move(*rest);
    }
    return lines;
}

}  // namespace goterr::diagram
