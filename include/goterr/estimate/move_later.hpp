/// A position one move later, as far as it can be told without looking again: the board, its chains and the
/// readings of those that the move touched are new; the sampled games and what they say of each dragon are
/// those of the position before.
///
/// So all moves of one position are compared over the same games, and what the net says of them differs by
/// the moves alone. Games sampled anew after each move would differ more by chance than most moves by their
/// worth.
#pragma once

#include "goterr/life/analysis.hpp"

namespace goterr {

/// `move` must be legal for the side to move.
Analysis one_move_later(const Analysis& before, Point move);

}  // namespace goterr
