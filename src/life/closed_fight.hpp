/// Fights in which all that can be played lies within walls: read to the end.
#pragma once

#include <optional>
#include <vector>

#include "goterr/life/turns.hpp"
#include "goterr/playout/siege.hpp"
#include "goterr/reading/fight.hpp"
#include "scene.hpp"

namespace goterr::life {

/// Whether nobody can leave the ground over empty points.
bool is_closed(const Board& board, const PointSet& ground);

/// Nothing is read to the end where the ground is open or too large or the boards do not suffice.
FightReading read_closed(const Dragon& dragon, const Siege& siege, const ClosedReading& options);

/// Whether the reading of a dragon, one of those of all, says what becomes of it. A few stones that are taken
/// may leave their captors one eye: that says nothing unless these are secure, or stand by their own readings
/// when it is their turn.
bool says_something(const Scene& scene, std::size_t dragon, const std::vector<FightReading>& readings);

}  // namespace goterr::life
