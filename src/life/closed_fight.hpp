/// Fights in which all that can be played lies within walls: read to the end.
#pragma once

#include <optional>

#include "draft.hpp"
#include "goterr/life/turns.hpp"
#include "goterr/playout/siege.hpp"

namespace goterr::life {

/// Nothing where the ground is open, too large or takes too many boards, or where the capture alone says nothing.
std::optional<FightReading> read_closed(const Draft& draft, const Dragon& dragon, const Siege& siege,
                                        const ClosedReading& options);

}  // namespace goterr::life
