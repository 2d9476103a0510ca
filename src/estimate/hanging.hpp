/// Dragons that hang on the turn: who plays there first has them. The largest plays that may be left on a
/// board.
///
/// Only what was read counts: moves that sampled games name miss as often as not. Both sides play where
/// most stones hang on it, in turn, and the board is read again after each move, since one move may settle
/// several dragons or bring others into danger. Of 1,120 positions of games four and eight moves before
/// their end the line of the endgame came out right in 26 more by this and in 11 fewer (p = .02). Of
/// 331 counts played out two and six moves before the end 162 with it, 136 without.
#pragma once

#include <optional>
#include <vector>

#include "goterr/estimate/endgame.hpp"

namespace goterr {

/// The position after moves, `first` beginning; nothing where one of them cannot be played.
std::optional<Position> after(Position position, const std::vector<LastMove>& moves, Color first);

std::vector<EndgamePlay> plays_about_dragons(const Analysis& analysis, const EstimateOptions& options);

struct TurnsTaken {
    std::vector<LastMove> moves = {};
    std::optional<Analysis> analysis = {};  ///< after the moves, where there are any
};

/// Until nothing hangs on the turn; none on a board where more than dragons is open.
TurnsTaken take_turns(const Analysis& start, Color first, const EstimateOptions& options);

}  // namespace goterr
