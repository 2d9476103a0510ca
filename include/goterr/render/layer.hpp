/// One layer of the analysis as plain numbers, marks and tables, and its two forms: JSON and columns.
///
/// A layer is a list of grids, of drawings with one character a point, of single values, and at most one
/// table; most layers have just one of these.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "goterr/core/color.hpp"
#include "goterr/core/grid.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr {

/// A value of a table or a single value; monostate is null, points are written by their names.
using LayerValue = std::variant<std::monostate, bool, double, std::string, Point, std::vector<Point>>;

template <typename T>
struct Named {
    std::string name;
    T value;
};

using LayerGrid = Grid<std::optional<double>>;    ///< nothing: the point has no value
using LayerRow = std::vector<Named<LayerValue>>;  ///< the same names in every row of a table

struct Layer {
    Layer(std::string_view layer_name, BoardSize board_size) : name(layer_name), size(board_size) {}

    std::string_view name;
    BoardSize size;
    std::vector<Named<LayerGrid>> grids;
    std::vector<Named<Grid<char>>> drawings;
    std::vector<Named<LayerValue>> values;
    std::optional<Named<std::vector<LayerRow>>> table;
};

LayerValue layer_value(Color side);
LayerValue layer_value(const PointSet& points);

/// One JSON object on one line, with a line end.
std::string render_layer_json(const Layer& layer);

/// Columns that line up, with coordinates.
std::string render_layer_text(const Layer& layer);

/// `value` to so many decimals.
double rounded(double value, int decimals);

/// A grid of numbers rounded to `decimals`, as layers have it.
template <typename T>
LayerGrid layer_grid(const Grid<T>& grid, int decimals = 0) {
    LayerGrid numbers(grid.size());
    for (const Point p : points_of(grid.size())) numbers[p] = rounded(static_cast<double>(grid[p]), decimals);
    return numbers;
}

}  // namespace goterr
