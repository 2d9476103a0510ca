/// Whether a person should look at an estimate.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Nobody needs to: all is settled, nothing that counts is left open, no seki, and hardly a chain hangs on a single
/// point of its own.
bool is_confident(const Analysis& analysis, const Estimate& estimate);

/// The stones of dragons that the count has on one side and the net's `ownership` rather on the other.
PointSet doubted_stones(const Analysis& analysis, const Grid<Color>& owner, const Grid<float>& ownership);

}  // namespace goterr
