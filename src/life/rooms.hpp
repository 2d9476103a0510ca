/// Rooms: what some stones have to themselves.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/eyes/eye_shape.hpp"

namespace goterr::life {

/// Parts of the board without stones of their color, which nobody else of it stands around: empty points and
/// whatever the enemy has in them.
std::vector<PointSet> rooms_of(const PointSet& stones, const Board& board);

/// A room of at most `EyeShape::most_cells` points as the eye reader sees it: enemy stones are prisoners.
EyeShape shape_of_room(const PointSet& room, const Board& board);

}  // namespace goterr::life
