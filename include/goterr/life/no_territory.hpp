/// What one color surrounds and what is no territory all the same, once it is known which stones live.
///
/// Two kinds, both of the Japanese rules. A false eye: a point its owner has to fill in the end, because some
/// stones beside it hang together with the others over that point alone and have no eye of their own. And the
/// eyes of stones that live in seki: those that have no two eyes, though nobody can take them.
///
/// Chains that touch the same neutral points count as joined: the owner can still connect there, unless the
/// shape of the opponent's stones stops it.
///
/// The rules are those that Go servers count by, from lightvector's account of his goscorer: when a point is
/// false, what stops a way, what eyes are worth, and that their values decide who is in seki.
#pragma once

#include "goterr/board/board.hpp"
#include "goterr/board/ruleset.hpp"
#include "goterr/life/stage.hpp"

namespace goterr {

struct NoTerritory {
    PointSet false_eyes;
    PointSet seki_eyes;  ///< empty points that only stones in seki surround, false eyes among them too

    /// Where the area counts a false eye is a point like any other.
    PointSet under(Scoring scoring) const {
        return scoring == Scoring::area ? seki_eyes : false_eyes | seki_eyes;
    }

    friend bool operator==(const NoTerritory&, const NoTerritory&) = default;
};

/// All stones outside `dead` are taken to live.
NoTerritory find_no_territory(const Board& board, const PointSet& dead);
/// The same where the dead have been taken off already.
NoTerritory find_no_territory(const Board& board, const ClearedBoard& cleared);

}  // namespace goterr
