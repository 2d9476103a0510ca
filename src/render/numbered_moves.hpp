/// Moves drawn as numbered stones, as in books.
#pragma once

#include <string>
#include <vector>

#include "board_style.hpp"
#include "goterr/estimate/finish.hpp"

namespace goterr {

/// Draws the moves from 1 on; a pass has a number too. A point that is taken already is named instead: `5 at
/// 3, 6 at D4`.
std::string add_numbered_moves(Shapes& shapes, const Board& board, const std::vector<LastMove>& moves,
                               const BoardPlace& place, const BoardStyle& style);

}  // namespace goterr
