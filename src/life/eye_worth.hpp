/// What an eye is worth to its owner at the end of a game, by counting: 0, 1 or 2 eyes.
///
/// Nothing is read. The counts are from the account that lightvector's goscorer gives of itself (by which
/// servers score): they ask more of an eye than it needs when its owner moves next, as a board does on which
/// both have passed.
#pragma once

#include "goterr/board/board.hpp"

namespace goterr::life {

/// `eye` is a region that `owner` surrounds on `board`, which still has its dead stones; `false_points` are
/// points of it that must be filled in the end.
int eye_worth(const Board& board, const PointSet& eye, const PointSet& false_points, Color owner);

}  // namespace goterr::life
