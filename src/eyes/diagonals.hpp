/// Whether the end of an eye space is an eye: who holds the points diagonal to it.
///
/// Each diagonal counts 0 if the owner holds it, 1 if whoever moves first takes it, 2 if the opponent holds
/// it, and a quarter to either side of 1 if somebody needs a ko for it. Those beyond the edge count 1, 0
/// beyond a corner. Up to 2 is an eye, less than 4 half an eye, 4 and more a false one.
#pragma once

#include <vector>

#include "domains.hpp"

namespace goterr::detail {

struct Diagonals {
    double held = 0;             ///< by the opponent, in the sum above
    std::vector<Point> attack;   ///< the opponent's moves that take a contested one
    std::vector<Point> defense;  ///< and the owner's

    bool half() const { return held > 2 && held < 4; }
    bool wrong() const { return held >= 4; }
};

/// `sure` are points that are the owner's eye space unless the opponent takes stones by playing there.
Diagonals judge_diagonals(const Standing& standing, Point p, Color side, const PointSet& sure);

}  // namespace goterr::detail
