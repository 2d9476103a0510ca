/// Moves where there is next to nothing on the board yet, and nets and sampled games know less than every
/// player.
#pragma once

#include <cstddef>
#include <vector>

#include "goterr/estimate/suggestion.hpp"

namespace goterr {

/// Fewer than one stone on so many points.
inline constexpr int points_a_stone = 40;

bool is_opening(const Position& position);

/// By how far a point is from the edges (the fourth and third lines, corners first) and from the stones;
/// images of each other are worth the same. The best keeps the lead of the estimate.
std::vector<Suggestion> opening_moves(const Estimate& before, std::size_t most,
                                      const MoveChoice& wanted = {});

}  // namespace goterr
