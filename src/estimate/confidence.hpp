/// Whether a person should look at an estimate.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Points are left to play for.
bool is_worth_playing_on(const Estimate& estimate);

/// Nobody needs to: all is settled, nothing that counts is left open, no seki, and hardly a chain hangs on a
/// single point of its own.
bool is_confident(const Analysis& analysis, const Estimate& estimate);

/// The mean of the net's `ownership` towards the side that the count gives a dragon to, of the dragon with
/// the least: -1..1.
double least_agreement(const Analysis& analysis, const Grid<Color>& owner, const Grid<float>& ownership);

}  // namespace goterr
