/// Borders that are open among neutral points: what a play there gains, read to the end.
///
/// Most neutral points touch both colors, and it does not matter who fills them. Where some touch one color
/// only, a play may close a border, and filling in the wrong order opens it to the other side:
///
///     X X X X X     Black closes at c and has b, White comes in at c and b is nobody's; but a black stone at c may be taken
///     X a b c O     where b is its only liberty, so that closing gains nothing.
///     X O O . O
#pragma once

#include "goterr/board/position.hpp"
#include "goterr/counting/rational.hpp"

namespace goterr {

struct LastBorders {
    PointSet open;                   ///< neutral points from which a border is open
    std::optional<Point> move = {};  ///< the best play there that loses nothing
    Rational worth = 0;              ///< what it gains, points
    PointSet unread = {};            ///< neutral points of areas too large to be read
};

/// For the side to move; `neutral` are the points to be filled, `owner` says whose all others are.
LastBorders last_borders(const Position& position, const Grid<Color>& owner, const PointSet& neutral);

}  // namespace goterr
