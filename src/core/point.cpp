#include "goterr/core/point.hpp"

#include <cassert>

#include "goterr/core/joined.hpp"

namespace goterr {

std::string name_of(Point point) {
    assert(point.column >= 0 && point.column < longest_side && point.row >= 0);
    const auto letters = static_cast<int>(detail::column_letters.size());
    std::string name;
    if (point.column >= letters) {
        name += detail::column_letters[static_cast<std::size_t>(point.column / letters - 1)];
    }
    name += detail::column_letters[static_cast<std::size_t>(point.column % letters)];
    return name + std::to_string(point.row + 1);
}

std::string names_of(const std::vector<Point>& points, std::string_view between) {
    return joined(points, between, [](Point p) { return name_of(p); });
}

}  // namespace goterr
