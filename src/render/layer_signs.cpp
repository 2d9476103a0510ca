
#include <algorithm>
#include <cmath>

#include "goterr/render/json_value.hpp"
#include "goterr/render/layer.hpp"

namespace goterr {
namespace {

/// At most four characters: whole from ten on, else as many decimals as there is room for.
std::string short_sign(double value) {
    return json_number(rounded(value, std::abs(value) >= 10 ? 0 : std::abs(value) >= 1 ? 1 : 2));
}

double largest_of(const LayerGrid& grid) {
    double largest = 0;
    for (const auto& value : grid.values()) largest = std::max(largest, std::abs(value.value_or(0)));
    return largest;
}

/// The root lets small numbers show beside those on the stones. Where the sides have signs of their own, a
/// zero is an empty point.
PointSign sign_of(double value, double largest, bool by_side) {
    if (value == 0) return {by_side ? "" : "0", 0};
    const double part = std::sqrt(std::abs(value) / largest);
    return {short_sign(value), value > 0 ? part : -part};
}

Grid<PointSign> signs_of(const LayerGrid& grid, bool by_side) {
    Grid<PointSign> signs(grid.size());
    const double largest = largest_of(grid);
    for (const Point p : points_of(grid.size()))
        if (grid[p]) signs[p] = sign_of(*grid[p], largest, by_side);
    return signs;
}

constexpr double letter_lean = 0.6;

Grid<PointSign> signs_of(const Grid<char>& drawing) {
    Grid<PointSign> signs(drawing.size());
    for (const Point p : points_of(drawing.size())) {
        const char letter = drawing[p];
        if (letter == '.') continue;
        signs[p] = {std::string(1, letter), letter >= 'A' && letter <= 'Z' ? letter_lean : -letter_lean};
    }
    return signs;
}

}  // namespace

std::vector<Named<Grid<PointSign>>> signed_boards(const Layer& layer) {
    std::vector<Named<Grid<PointSign>>> boards;
    for (const auto& [name, grid] : layer.grids) boards.push_back({name, signs_of(grid, layer.by_side)});
    for (const auto& [name, drawing] : layer.drawings) boards.push_back({name, signs_of(drawing)});
    if (layer.signs) boards.push_back({std::string(layer.name), layer.signs->points});
    return boards;
}

}  // namespace goterr
