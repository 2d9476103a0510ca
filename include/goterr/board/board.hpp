/// The stones on the board and nothing else.
#pragma once

#include "goterr/core/color.hpp"
#include "goterr/core/grid.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr {

using Board = Grid<Color>;

/// All points of one color (or all empty points).
PointSet points_of_color(const Board& board, Color color);

/// How many of `points` are empty.
int empties_in(const PointSet& points, const Board& board);

/// The empty points beside stones, which may be of several chains.
PointSet liberties_of(const PointSet& stones, const Board& board);

/// `board` with the stones of `gone` taken off.
Board without(Board board, const PointSet& gone);

/// `board` with black and white exchanged.
Board colors_swapped(Board board);

}  // namespace goterr
