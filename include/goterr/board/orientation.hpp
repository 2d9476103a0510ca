/// Boards turned, and the one way to look at a board that all equal boards share.
///
/// What searches or samples works on the board as `orient(board, canonical_orientation(board))`: positions
/// that are rotations, reflections or color swaps of each other are then the same input, whatever order moves
/// are tried in.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/core/symmetry.hpp"

namespace goterr {

Board orient(const Board& board, Orientation way);

/// The orientation whose drawing comes first when stones of the color met first count as the smaller letter:
/// it turns every rotation, reflection and color swap of a board into the same drawing.
Orientation canonical_orientation(const Board& board);

/// All orientations with that same drawing: more than one when the board is symmetric itself.
std::vector<Orientation> canonical_orientations(const Board& board);

/// The color that the canonical drawing meets first: the other one where colors are swapped. Black on an
/// empty board.
Color first_color(const Board& board);

/// The points in reading order of the board in its canonical orientation: the same order whatever way it
/// lies.
std::vector<Point> in_canonical_order(const PointSet& points, const Board& board);

}  // namespace goterr
