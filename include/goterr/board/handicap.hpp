/// Fixed handicap points and what handicap stones are worth under a ruleset.
#pragma once

#include <vector>

#include "goterr/board/ruleset.hpp"
#include "goterr/core/board_size.hpp"

namespace goterr {

/// The star points of a board as they are drawn, none on boards under 7 lines.
std::vector<Point> star_points(BoardSize size);

/// The fixed placement of `stones` handicap stones as GTP's `fixed_handicap` has it; empty where the board is
/// too small or the number is not between 2 and 9 (4 on even boards).
std::vector<Point> fixed_handicap(BoardSize size, int stones);

/// The points white receives for `stones` handicap stones; 0 for fewer than two.
int handicap_bonus(const Ruleset& rules, int stones);

}  // namespace goterr
