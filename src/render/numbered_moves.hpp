/// Moves drawn as numbered stones, as in books.
#pragma once

#include <string>
#include <vector>

#include "board_style.hpp"
#include "goterr/board/board.hpp"

namespace goterr {

struct NumberedMove {
    Color side = Color::empty;
    std::optional<Point> point;  ///< nothing: a pass, which has a number too
};

/// Draws the moves from 1 on. A point that is taken already is named instead: `5 at 3, 6 at D4`.
std::string add_numbered_moves(Shapes& shapes, const Board& board, const std::vector<NumberedMove>& moves,
                               const BoardPlace& place, const BoardStyle& style);

}  // namespace goterr
