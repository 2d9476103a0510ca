/// What each side can claim before anything is counted: see eye_space.hpp.
#pragma once

#include "goterr/board/chains.hpp"
#include "goterr/core/point_set.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr::detail {

/// The board as eyes see it: whose stones stand, and which points are still open to be eyes.
struct Standing {
    const Board& board;
    const Chains& chains;
    const Tactics& tactics;
    PointSet shut_in =
        PointSet(board.size());  ///< stones with too little room to live in, see `stones_shut_in`

    /// A stone that reading does not give up and that might live.
    bool lively(Point p) const {
        return chains.occupied(p) && !tactics[chains.number_at(p)].captured() && !shut_in.contains(p);
    }
    bool lively(Point p, Color side) const { return board[p] == side && lively(p); }
    /// Empty for `side`: no stone, or a captured one of the opponent.
    bool open_to(Point p, Color side) const { return board[p] != side && !lively(p); }
};

/// Stones that the opponent's stones, none of them captured by reading, shut in on fewer points than life
/// takes: in a corner six stones and two eyes. They stand in an eye.
PointSet stones_shut_in(const Board& board, const Chains& chains, const Tactics& tactics);

/// The lively stones of `side` and the open points they reach.
PointSet domain_of(const Standing& standing, Color side);

/// Whether a stone of `side` on the empty point `p` would take something or have more than one liberty.
bool is_no_self_atari(const Standing& standing, Point p, Color side);

}  // namespace goterr::detail
