/// The eight ways to look at a board: rotations and reflections of points, grids and point sets.
///
/// Bit 0 mirrors the columns, bit 1 the rows, bit 2 exchanges columns and rows (done last). The first four
/// keep the size of a rectangle, all eight that of a square. With `after` they are the symmetry group of the
/// square.
#pragma once

#include "goterr/core/grid.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr {

struct Orientation {
    int bits = 0;  ///< 0..7; 0 is the board as it lies

    friend constexpr bool operator==(Orientation, Orientation) = default;
};

inline constexpr int orientations = 8;

constexpr BoardSize oriented(BoardSize size, Orientation way) {
    return (way.bits & 4) != 0 ? BoardSize{size.height, size.width} : size;
}

/// Where `p` of a board of `size` lies after turning.
constexpr Point oriented(Point p, BoardSize size, Orientation way) {
    if ((way.bits & 1) != 0) p.column = size.width - 1 - p.column;
    if ((way.bits & 2) != 0) p.row = size.height - 1 - p.row;
    return (way.bits & 4) != 0 ? Point{p.row, p.column} : p;
}

/// The way that undoes `way` (for boards of the turned size).
constexpr Orientation inverse(Orientation way) {
    const bool turned = (way.bits & 4) != 0;
    if (!turned) return way;
    return {4 | ((way.bits & 1) << 1) | ((way.bits & 2) >> 1)};
}

/// First `first`, then `second`, as one turn.
constexpr Orientation after(Orientation second, Orientation first) {
    const bool turned = (first.bits & 4) != 0;
    const int mirrors = turned ? ((second.bits & 1) << 1) | ((second.bits & 2) >> 1) : second.bits & 3;
    return {(first.bits ^ mirrors ^ (second.bits & 4))};
}

template <typename T>
Grid<T> oriented(const Grid<T>& grid, Orientation way) {
    Grid<T> turned(oriented(grid.size(), way));
    for (const Point p : points_of(grid.size())) turned[oriented(p, grid.size(), way)] = grid[p];
    return turned;
}

inline PointSet oriented(const PointSet& points, Orientation way) {
    PointSet turned(oriented(points.size(), way));
    for (const Point p : points) turned.insert(oriented(p, points.size(), way));
    return turned;
}

}  // namespace goterr
