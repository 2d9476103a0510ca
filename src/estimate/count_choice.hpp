/// Which of the two counts the players made.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// The record's signs, with what the rules and the board add to them; `estimate` has its owner map, before
/// the counting rules change it.
CountHabit count_signs(const Analysis& analysis, const Estimate& estimate);

}  // namespace goterr
