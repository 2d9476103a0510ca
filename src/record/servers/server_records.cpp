#include "server_records.hpp"

#include <algorithm>

#include "game_log.hpp"
#include "goterr/core/ascii.hpp"
#include "sgf/sgf_start.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// How many lines may tell what format a text has, and how many bytes they may have together: a file may be
/// one line of a hundred megabytes.
constexpr int most_header_lines = 40;
constexpr std::size_t longest_header = 65'536;

LineReader header_of(std::string_view text) { return LineReader(text.substr(0, longest_header)); }

bool begins(std::string_view line, std::string_view with) {
    return lower(line.substr(0, with.size())) == with;
}

}  // namespace

bool is_gib(std::string_view text) {
    const std::string_view begin = text.substr(std::min(skip_nothing(text, 0), text.size()));
    return begin.starts_with("\\HS") || begin.starts_with("\\[GAME") || begin.starts_with("\\[GIBOKIND");
}

bool is_ugf(std::string_view text) {
    LineReader lines = header_of(text);
    while (lines.next() && lines.number() < most_header_lines) {
        if (begins(lines.line(), "[header]")) return true;
        if (!lines.line().empty() && lines.line()[0] != '#') return false;
    }
    return false;
}

/// A size, then a handicap on its line, then moves.
bool is_ngf(std::string_view text) {
    LineReader lines = header_of(text);
    while (lines.next() && lines.number() < most_header_lines) {
        const std::string_view line = lines.line();
        if ((lines.number() == 1 || lines.number() == 5) && !read_integer(line)) return false;
        if (lines.number() >= 9 && line.size() >= 7 && line.starts_with("PM"))
            return line[4] == 'B' || line[4] == 'W';
    }
    return false;
}

bool is_ogs_grid(std::string_view text) {
    bool height = false, width = false;
    LineReader lines = header_of(text);
    while (lines.next() && lines.number() < most_header_lines) {
        height = height || begins(lines.line(), "height ");
        width = width || begins(lines.line(), "width ");
    }
    return height && width;
}

}  // namespace goterr
