/// Both fates of dragons in doubt, from games of their own: sampling with the turn.
///
/// The sampled games on the whole board begin with either side and average the difference away. A dragon that nothing
/// proves gets some dozen games more on the ground around it, the attacker to begin and its owner to begin
/// (`besiege`), and is alive, dead or critical by these. Meant for open positions: where only dame are left, both
/// players have thought longer about every dragon than these games do.
///
///     . . . . . . .      Black's corner stands in all games if he begins, at B1, and in one of fifteen if white does:
///     O O O O O . .      critical. On the whole board it stands in about half of the games whoever is to move.
///     X X X X O . .
///     . . . X O . .
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"

namespace goterr {

/// How many games may be spent on dragons in doubt.
struct SiegeGames {
    int each = 0;   ///< at most for one dragon and one side to begin
    int total = 0;  ///< about so many in a position
};

inline constexpr SiegeGames quick_sieges{.each = 24, .total = 32};
inline constexpr SiegeGames normal_sieges{.each = 64, .total = 160};
inline constexpr SiegeGames deep_sieges{.each = 4000, .total = 24000};

/// `dragons` as judged, with the fates of those that only the sampled games spoke about; the largest first.
std::vector<Dragon> sample_turns(const Findings& findings, std::vector<Dragon> dragons, SiegeGames games);

}  // namespace goterr
