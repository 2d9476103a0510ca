/// What several renderers say in the same words: the short facts of an estimate.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// A number in its shortest form, at most two decimals: `6.5`, `61`, `-0.25`.
std::string short_number(double value);

/// The stone nearest the lower left corner: lowest line first, then leftmost. `stones` must not be empty.
Point lowest_left(const PointSet& stones);

/// The dragons whose fate depends on who moves, each by its lowest-left stone. Dragons of one fight (those
/// that touch) stand together; fights and stones are in reading order of the stones' names, line by line from
/// below.
std::vector<std::vector<Point>> unsettled_fights(const Estimate& estimate);

}  // namespace goterr
