/// Reliability: what became of the points that the estimate gave a certain value, as a diagram.
#pragma once

#include <array>

#include "goterr/render/drawing.hpp"

namespace goterr::fit {

/// Points whose value fell into one twentieth of -1..1.
struct Bin {
    double said = 0;  ///< sum of the values
    double was = 0;   ///< sum of the final owners, -1, 0, 1
    long points = 0;
};
using Bins = std::array<Bin, 20>;

void add_point(Bins& bins, double said, double was);

/// Said from left to right against was from below upwards, a disc for each bin; the diagonal is perfect. Bins
/// with fewer than a thousand points are left out.
Drawing reliability_diagram(const Bins& bins);

}  // namespace goterr::fit
