#include "goterr/core/point.hpp"

#include <cassert>

#include "goterr/core/joined.hpp"

namespace goterr {

std::string column_name(int column) {
    assert(column >= 0 && column < longest_side);
    const auto letters = static_cast<int>(detail::column_letters.size());
    std::string name;
    if (column >= letters) name += detail::column_letters[static_cast<std::size_t>(column / letters - 1)];
    return name += detail::column_letters[static_cast<std::size_t>(column % letters)];
}

std::string name_of(Point point) {
    assert(point.row >= 0);
    return column_name(point.column) + std::to_string(point.row + 1);
}

std::string names_of(const std::vector<Point>& points, std::string_view between) {
    return joined(points, between, [](Point p) { return name_of(p); });
}

}  // namespace goterr
