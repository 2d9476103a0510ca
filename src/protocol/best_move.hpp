/// A move to show where a protocol wants one. Nothing is searched: it is the point that matters most to the
/// estimate.
#pragma once

#include <optional>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// A move that decides an unsettled dragon, else the open border of most worth, else the empty point whose
/// owner is least clear; nothing where no point may be played on.
std::optional<Point> point_that_matters(const Estimate& estimate, Color side);

/// A policy that prefers nothing: the same chance for every legal move of the side to move and for the pass.
struct FlatPolicy {
    PointSet legal;
    double chance = 0;
};

FlatPolicy flat_policy(const Position& position);

}  // namespace goterr
