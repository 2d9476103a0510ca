/// How open the board is to a side.
#pragma once

#include "goterr/board/board.hpp"

namespace goterr::life {

/// Empty points that a side reaches in a few steps from its stones without passing the other's.
int freedom_of(const Board& board, Color side);

}  // namespace goterr::life
