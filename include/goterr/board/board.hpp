/// The stones on the board and nothing else.
#pragma once

#include "goterr/core/color.hpp"
#include "goterr/core/grid.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr {

using Board = Grid<Color>;

/// All points of one color (or all empty points).
PointSet points_of_color(const Board& board, Color color);

/// `board` with the stones of `gone` taken off.
Board without(Board board, const PointSet& gone);

/// `board` with black and white exchanged.
Board colors_swapped(Board board);

}  // namespace goterr
