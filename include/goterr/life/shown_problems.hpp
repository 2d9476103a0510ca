/// Several problems on one board.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

/// The stones of each problem where a board shows two that lie apart, as books print them, the upper one
/// first; nothing where it shows one, or where a game may have led to it: then black has about as many stones
/// as white, or there are fights in more places.
std::vector<PointSet> shown_problems(const Board& board);

}  // namespace goterr
