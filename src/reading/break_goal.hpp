/// The goal of breaking into an area: when a chain stands in it or can no longer get there, and the moves of
/// both sides.
#pragma once

#include <vector>

#include "goal.hpp"

namespace goterr::reading {

/// About the chain at `stone`, whose way to the cells of the area leads past `middle`.
Goal break_goal(const ReadingBoard& board, Cell stone, std::vector<Cell> area, Cell middle);

}  // namespace goterr::reading
