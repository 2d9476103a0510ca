/// The count: who gets which point.
///
/// A finished position is counted as players do: the dead come off and every region goes to the one color
/// around it. What is expected of an open position stands in expectation.hpp.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Flood fill around the living stones; large open regions are divided by the playouts.
Grid<Color> settled_owners(const Analysis& analysis);

/// Gaps in the borders of a settled position, each with the point that is most in doubt and the sum of what
/// the playouts leave in doubt there; in reading order.
std::vector<OpenBorder> open_borders(const Analysis& analysis);

}  // namespace goterr
