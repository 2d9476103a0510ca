#include "server_records.hpp"

#include <algorithm>

#include "game_log.hpp"
#include "sgf/sgf_start.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// How many lines may tell what format a text has.
constexpr int most_header_lines = 40;

bool begins(std::string_view line, std::string_view with) {
    return line.size() >= with.size() &&
           std::equal(with.begin(), with.end(), line.begin(), [](char a, char b) {
               const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
               return lower(a) == lower(b);
           });
}

bool is_gib(std::string_view text) {
    const std::string_view begin = text.substr(std::min(skip_nothing(text, 0), text.size()));
    return begin.starts_with("\\HS") || begin.starts_with("\\[GAME") || begin.starts_with("\\[GIBOKIND");
}

bool is_ugf(std::string_view text) {
    LineReader lines(text);
    while (lines.next() && lines.number() < most_header_lines) {
        if (begins(lines.line(), "[header]")) return true;
        if (!lines.line().empty() && lines.line()[0] != '#') return false;
    }
    return false;
}

/// A size, then a handicap on its line, then moves.
bool is_ngf(std::string_view text) {
    LineReader lines(text);
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
    LineReader lines(text);
    while (lines.next() && lines.number() < most_header_lines) {
        height = height || begins(lines.line(), "height ");
        width = width || begins(lines.line(), "width ");
    }
    return height && width;
}

}  // namespace

ServerFormat server_format(std::string_view text) {
    if (is_gib(text)) return ServerFormat::gib;
    if (is_ugf(text)) return ServerFormat::ugf;
    if (is_ogs_grid(text)) return ServerFormat::ogs_grid;
    return is_ngf(text) ? ServerFormat::ngf : ServerFormat::none;
}

Game read_server_record(std::string_view text, ServerFormat format) {
    switch (format) {
        case ServerFormat::gib: return read_gib(text);
        case ServerFormat::ngf: return read_ngf(text);
        case ServerFormat::ugf: return read_ugf(text);
        case ServerFormat::ogs_grid: return read_ogs_grid(text);
        case ServerFormat::none: break;
    }
    throw ParseError({1, 1}, "this is no record of a server");
}

}  // namespace goterr
