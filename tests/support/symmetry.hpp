/// The eight symmetries of a board, for laws: what holds for a position holds for its rotations and
/// reflections.
#pragma once

#include "goterr/core/grid.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr::test {

inline constexpr int symmetries = 8;

/// Bit 2 of `symmetry` exchanges columns and rows, bits 0 and 1 mirror them afterwards.
inline BoardSize transformed(BoardSize size, int symmetry) {
    return symmetry & 4 ? BoardSize{size.height, size.width} : size;
}

/// Where `p` of a board of `size` goes.
inline Point transformed(Point p, BoardSize size, int symmetry) {
    const BoardSize turned = transformed(size, symmetry);
    Point q = symmetry & 4 ? Point{p.row, p.column} : p;
    if (symmetry & 1) q.column = turned.width - 1 - q.column;
    if (symmetry & 2) q.row = turned.height - 1 - q.row;
    return q;
}

template <typename T>
Grid<T> transformed(const Grid<T>& grid, int symmetry) {
    Grid<T> turned(transformed(grid.size(), symmetry));
    for (const Point p : points_of(grid.size())) turned[transformed(p, grid.size(), symmetry)] = grid[p];
    return turned;
}

inline PointSet transformed(const PointSet& points, int symmetry) {
    PointSet turned(transformed(points.size(), symmetry));
    for (const Point p : points) turned.insert(transformed(p, points.size(), symmetry));
    return turned;
}

}  // namespace goterr::test
