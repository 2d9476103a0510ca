/// The scales of a score graph: what part of the leads is shown, and where its lines go.
#pragma once

#include <vector>

#include "goterr/render/graph.hpp"

namespace goterr {

struct Range {
    double low = 0;
    double high = 1;

    double part(double value) const { return (value - low) / (high - low); }
    double clamped(double value) const;
};

/// The leads with the recorded result, zero, and a little room; the few wildest estimates may lie outside.
Range lead_range(const GameGraph& graph);

/// From the first to the last move shown; never empty.
Range move_range(const GameGraph& graph);

/// Round numbers in the range, at most `most` of them, evenly spaced: 1, 2 or 5 times a power of ten, and at
/// least `least_step` apart.
std::vector<double> ticks(Range range, int most, double least_step = 0);

}  // namespace goterr
