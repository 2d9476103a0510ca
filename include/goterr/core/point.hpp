/// An intersection, and the way players write it: `D4`, column letter without I, line 1 at the bottom.
///
/// Beyond column Z the letters double: AA, AB, ... (KataGo's way). Columns and rows count from 0 at A1, so a
/// name means the same point on every board.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/ascii.hpp"

namespace goterr {

struct Point {
    int column = 0;
    int row = 0;  ///< 0 is line 1, the lowest

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr auto operator<=>(Point, Point) = default;
};

inline constexpr int longest_side = 52;

namespace detail {

constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

constexpr int letter_index(char letter) {
    const auto at = column_letters.find(upper(letter));
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

}  // namespace detail

/// The point a player's name stands for, upper or lower case; nothing if `name` is no name of a point of a
/// board of up to 52 lines.
constexpr std::optional<Point> point_from_name(std::string_view name) {
    std::size_t at = 0;
    int column = -1;
    while (at < name.size() && at < 2) {
        const int letter = detail::letter_index(name[at]);
        if (letter < 0) break;
        column = (column + 1) * static_cast<int>(detail::column_letters.size()) + letter;
        ++at;
    }
    int line = 0;
    const std::size_t digits = name.size() - at;
    if (column < 0 || column >= longest_side || digits < 1 || digits > 2) return std::nullopt;
    for (; at < name.size(); ++at) {
        if (!is_digit(name[at])) return std::nullopt;
        line = line * 10 + (name[at] - '0');
    }
    if (line < 1 || line > longest_side) return std::nullopt;
    return Point{column, line - 1};
}

/// That of a column alone: `D`.
std::string column_name(int column);

/// The player's name of a point, such as `D4`.
std::string name_of(Point point);

/// `D5 C5 B4`
std::string names_of(const std::vector<Point>& points, std::string_view between = " ");

namespace literals {

/// `"D4"_pt`, checked at compile time.
consteval Point operator""_pt(const char* name, std::size_t length) {
    return point_from_name({name, length}).value();
}

}  // namespace literals
}  // namespace goterr
