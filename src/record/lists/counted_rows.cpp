#include <optional>
#include <string>

#include "goterr/core/ascii.hpp"
#include "list_records.hpp"
#include "servers/game_log.hpp"

namespace goterr {
namespace {

constexpr std::size_t longest_line = 4096;

std::optional<Color> point_of(char c) {
    switch (lower(c)) {
        case 'x':
        case 'b': return Color::black;
        case 'o':
        case 'w': return Color::white;
        case '.':
        case '-':
        case '+': return Color::empty;
        default: return std::nullopt;
    }
}

/// The points of a row; nothing where it is none.
std::optional<std::vector<Color>> row_in(std::string_view text) {
    std::vector<Color> row;
    for (std::size_t at = 0; at < text.size() && row.size() <= static_cast<std::size_t>(longest_side);) {
        std::size_t empty = 0;
        for (; at < text.size() && is_digit(text[at]) && empty < 100; ++at)
            empty = empty * 10 + static_cast<std::size_t>(text[at] - '0');
        row.insert(row.end(), empty, Color::empty);
        if (at >= text.size() || is_digit(text[at])) continue;
        const auto color = point_of(text[at++]);
        if (!color) return std::nullopt;
        row.push_back(*color);
    }
    return row;
}

struct CountedRows {
    std::vector<std::vector<Color>> rows;
    std::optional<Color> to_move;
};

bool are_even(const std::vector<std::vector<Color>>& rows) {
    for (const auto& row : rows)
        if (row.size() != rows.front().size()) return false;
    return rows.size() >= 2 &&
           is_board_size(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
}

/// The whole line, or nothing.
std::optional<CountedRows> rows_in(std::string_view line) {
    line = trimmed(line);
    if (line.size() > longest_line || line.find('/') == std::string_view::npos) return std::nullopt;
    CountedRows counted;
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string turn = lower(trimmed(line.substr(end)));
    for (std::size_t at = 0; at <= end;) {
        const std::size_t slash = std::min(line.find('/', at), end);
        auto row = row_in(line.substr(at, slash - at));
        if (!row) return std::nullopt;
        counted.rows.push_back(*std::move(row));
        at = slash + 1;
    }
    counted.to_move = side_named(turn);
    return are_even(counted.rows) && (turn.empty() || counted.to_move) ? std::optional(counted)
                                                                       : std::nullopt;
}

bool has_stones(const CountedRows& counted) {
    for (const auto& row : counted.rows)
        for (const Color color : row)
            if (is_stone(color)) return true;
    return false;
}

}  // namespace

/// A date such as 10/10/10 is no board.
bool is_counted_rows(std::string_view text) {
    const std::string_view begin = trimmed(text.substr(0, longest_line));
    const auto counted = rows_in(begin.substr(0, line_end(begin, 0)));
    return counted && has_stones(*counted);
}

Game read_counted_rows(std::string_view line) {
    const auto counted = rows_in(line);
    if (!counted)
        throw ParseError({1, 1}, "this line is no board: rows with '/' between, numbers for empty points");
    const auto height = static_cast<int>(counted->rows.size());
    GameLog log(line, {static_cast<int>(counted->rows.front().size()), height});
    for (int y = 0; y < height; ++y) {
        const auto& row = counted->rows[static_cast<std::size_t>(height - 1 - y)];
        for (std::size_t x = 0; x < row.size(); ++x)
            if (is_stone(row[x])) log.set_up(row[x], {static_cast<int>(x), y}, 0);
    }
    if (counted->to_move) log.set_to_move(*counted->to_move);
    return log.take(false);
}

}  // namespace goterr
