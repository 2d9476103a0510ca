/// The goal of cutting two chains of one color apart: when they are joined or out of each other's reach, and
/// the moves of both sides in the gap between them.
#pragma once

#include "goal.hpp"

namespace goterr::reading {

/// About the chains at `a` and `b`, whose gap lies around `middle`.
Goal cut_goal(const ReadingBoard& board, Cell a, Cell b, Cell middle);

}  // namespace goterr::reading
