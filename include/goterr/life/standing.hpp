/// How safe and how strong stones are for influence, from the judgment of their dragons.
#pragma once

#include <vector>

#include "goterr/influence/influence.hpp"
#include "goterr/life/dragon.hpp"

namespace goterr {

/// 0 safe .. 1 lost, from how often a dragon survives.
double weakness_of(const Dragon& dragon);

/// Dead dragons are not safe, critical ones only if it is their turn (`Color::empty`: both are). Living ones
/// radiate the less the weaker they are.
Standing standing_of(const Board& board, const std::vector<Dragon>& dragons, Color to_move,
                     const Era& era = latest_era);

}  // namespace goterr
