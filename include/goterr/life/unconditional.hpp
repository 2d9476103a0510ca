/// Unconditional life: chains that live, and points that belong to them, though their owner never answers.
///
/// D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976. A region is a connected set of
/// points without stones of one color; it is vital to a chain of that color when all its empty points are
/// liberties of the chain. Chains that keep two vital regions each, bordered by such chains only, cannot be
/// captured. A region vital to one of them is their territory: every empty point in it touches a chain that
/// never dies, so the opponent can make no eye there, and stones of his inside are dead. What is not proved
/// may live too.
#pragma once

#include "goterr/board/chains.hpp"

namespace goterr {

/// Black 1, white -1, neither proved 0 (also for the opponent's stones inside a proved territory, which are
/// the owner's points).
using SecureMap = Grid<signed char>;

struct UnconditionalLife {
    SecureMap owner;          ///< whose point it is for sure
    std::vector<bool> alive;  ///< one a chain: lives for sure
    std::vector<bool> dead;   ///< one a chain: stands in territory that is the opponent's for sure
};

/// The stones of a side that live for sure; `chains` must be those that `life` is about.
PointSet living_stones(const UnconditionalLife& life, const Chains& chains, Color side);

/// `chains` must be the chains of `board`.
UnconditionalLife find_unconditional_life(const Board& board, const Chains& chains);

}  // namespace goterr
