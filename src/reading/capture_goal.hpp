/// The goal of taking one chain: when it is taken or out of reach, and the moves of both sides about it.
#pragma once

#include "goal.hpp"

namespace goterr::reading {

/// About the chain at `target` on `board`. A chain that has `enough` liberties and the move is out of reach.
Goal capture_goal(const ReadingBoard& board, Cell target, int enough);

}  // namespace goterr::reading
