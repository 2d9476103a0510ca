/// The ground on which a dragon is fought about, and what lies beyond.
///
/// The ground holds what can be reached from the dragon in a few steps: over empty points, and over stones of
/// either side that may be taken themselves. Beyond it the sampled games say whose it is: what most of them
/// end with as one side's is filled with stones of that side that cannot be taken, and the rest stays as it
/// is, so that a chain that reaches open points there has escaped.
#pragma once

#include "goterr/playout/siege.hpp"
#include "scene.hpp"

namespace goterr::life {

/// The siege of a dragon on its ground.
Siege siege_of(const Scene& scene, int dragon);

/// Whether a first move is near enough to be named: those further off came there by chance.
bool is_near(Point move, const PointSet& stones);

/// A stone of the largest chain among a dragon's `stones`, of equals the first as the board lies in its
/// canonical orientation.
Point heart_of(const PointSet& stones, const Board& board);

}  // namespace goterr::life
