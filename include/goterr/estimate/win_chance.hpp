/// The chance that black wins, from the lead and its interval.
///
/// The final score is taken as normally distributed around the lead, with 80 % of it between the bounds, and
/// the chance made as sharp as games on boards of that size say. No move was searched for it.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// 0..1; a draw counts half. Where the interval is a point, 0, 0.5 or 1.
double black_win_chance(double lead, double low, double high);

/// How many times more a lead counts on boards of this size than the interval alone says: where small boards
/// said .74 it was .85, where large ones said .75 it was .68.
///
/// Measured by the surprise, the mean negative logarithm of the chance that came true, in the middle of
/// recorded games. With this it is .613 on 9x9 (527 positions), .491 on 13x13 (70) and .652 on 19x19 (780),
/// without it .616, .501 and .655.
double chance_sharpness(BoardSize size);

double black_win_chance(double lead, double low, double high, BoardSize size);

inline double black_win_chance(const Estimate& estimate) {
    return black_win_chance(estimate.lead(), estimate.low, estimate.high, estimate.position.board.size());
}

/// The standard deviation of the final score that the interval stands for.
double score_deviation(double low, double high);

/// Of a point's owner (1 or -1), black's with the chance that its ownership stands for.
double owner_deviation(double ownership);

}  // namespace goterr
