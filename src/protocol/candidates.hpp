/// Moves to compare where a protocol wants them. Nothing is searched: each is played and what is behind it
/// compared with what is behind the others, on one scale with the position before; no move is shown that is
/// worth less than a pass.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/suggestion.hpp"

namespace goterr {

struct Candidate {
    std::vector<Point> line;  ///< the move and the answer to it; empty: a pass
    Estimate after;  ///< of the position behind the move, or the present one where nothing was played
    bool played = false;
};

/// At most so many moves are compared.
inline constexpr int most_candidates = 6;

/// The moves of `side` that decide a dragon, close a border or go where ownership is least clear, the best
/// for `side` first. In a finished game the one point that matters most, unplayed. Never empty: at worst the
/// pass.
std::vector<Candidate> candidates(const Estimate& now, Color side, int most, const MoveChoice& allowed = {});

/// The names of the moves of its line, or `pass`.
std::vector<std::string> line_names(const Candidate& candidate);

/// What an estimate says, as one side sees it.
struct SideView {
    double chance;  ///< of the side to win
    double lead;
    double deviation;
};

SideView view_of(const Estimate& estimate, Color side);

/// Whether moves were played and estimated, or the one there is only shows a point.
inline bool is_compared(const std::vector<Candidate>& moves) { return moves.front().played; }

}  // namespace goterr
