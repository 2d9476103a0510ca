/// One layer of the analysis as plain numbers, marks and tables.
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

#include "goterr/board/board.hpp"
#include "goterr/core/point_set.hpp"
#include "goterr/core/rounding.hpp"

namespace goterr {

struct LayerField;
using LayerFields = std::vector<LayerField>;

/// A value of a table or a single value; monostate is null, points are written by their names; fields make a
/// value of several.
using LayerValue =
    std::variant<std::monostate, bool, double, std::string, Point, std::vector<Point>, LayerFields>;

struct LayerField {
    std::string name;
    LayerValue value;
};

template <typename T>
struct Named {
    std::string name;
    T value;
};

using LayerGrid = Grid<std::optional<double>>;  ///< nothing: the point has no value
using LayerRow = LayerFields;                   ///< the same names in every row of a table

/// What a picture writes on a point, and how far its ground leans: 1 wholly black's, -1 wholly white's.
struct PointSign {
    std::string sign;
    double lean = 0;
};

/// A table as a picture: signs on the points it is about, and what they mean.
struct LayerSigns {
    Grid<PointSign> points;
    std::vector<std::string> remarks;
};

struct Layer {
    Layer(std::string_view layer_name, Board on) : name(layer_name), board(std::move(on)) {}

    BoardSize size() const { return board.size(); }

    std::string_view name;
    std::string about = {};     ///< for people: what it is, and of which position
    std::string_view key = {};  ///< for people: what the letters of its drawings mean
    Board board;
    bool by_side = true;  ///< numbers above zero are black's, below zero white's; else they only count
    std::vector<Named<LayerGrid>> grids;
    std::vector<Named<Grid<char>>> drawings;  ///< capitals are black's, small letters white's
    std::vector<Named<LayerValue>> values;
    std::optional<Named<std::vector<LayerRow>>> table;
    std::optional<LayerSigns> signs;  ///< of the table
};

inline LayerValue layer_value(Color side) { return std::string(name_of(side)); }
inline LayerValue layer_value(const PointSet& points) { return points_in(points); }

/// A grid of numbers rounded to `decimals`, as layers have it.
template <typename T>
LayerGrid layer_grid(const Grid<T>& grid, int decimals = 0) {
    LayerGrid numbers(grid.size());
    for (const Point p : points_of(grid.size())) numbers[p] = rounded(static_cast<double>(grid[p]), decimals);
    return numbers;
}

}  // namespace goterr
