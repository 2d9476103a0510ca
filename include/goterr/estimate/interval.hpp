/// How far the score may be off: half the width of an interval that holds the result in four games of five.
///
/// The uncertainty of a count grows with the root of what is undecided, the sum of 1 - ownership^2 over the
/// board. How fast depends on the phase (late disputes are about whole dragons) and on the size (small boards
/// are all fight). The five numbers stand in data/interval_weights.inc; `goterr_fit` fits them again.
#pragma once

#include <array>

#include "goterr/core/grid.hpp"

namespace goterr {

/// Points; `ownership` is the model's, `phase` as `phase_of` gives it.
double interval_half_width(const Grid<float>& ownership, float phase);

/// What the half width is proportional to: the root of the undecided part, points.
double undecided_root(const Grid<float>& ownership);

/// What the rate is a weighted sum of: 1, phase, phase^2, how much smaller than 19x19 the board is (0 there
/// and beyond, 19/9 - 1 on 9x9), and that times the phase.
using IntervalTerms = std::array<double, 5>;

IntervalTerms interval_terms(BoardSize size, float phase);

}  // namespace goterr
