/// The chance that black wins, from the lead and its interval.
///
/// The final score is taken as normally distributed around the lead, with 80 % of it between the bounds. That is
/// all there is to it: no move was searched for it.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// 0..1; a draw counts half. Where the interval is a point, 0, 0.5 or 1.
double black_win_chance(double lead, double low, double high);

inline double black_win_chance(const Estimate& estimate) {
    return black_win_chance(estimate.lead(), estimate.low, estimate.high);
}

/// The standard deviation of the final score that the interval stands for.
double score_deviation(double low, double high);

/// Of a point's owner (1 or -1), black's with the chance that its ownership stands for.
double owner_deviation(double ownership);

}  // namespace goterr
