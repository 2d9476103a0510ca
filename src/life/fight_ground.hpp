/// The area that a fight about a dragon is read in: everything that it and its enemies can reach, up to
/// dragons that are out of danger.
#pragma once

#include <optional>

#include "goterr/reading/fight.hpp"
#include "scene.hpp"

namespace goterr::life {

/// The widest area that is small enough to be read, if there is one; where the games are sure, only the
/// widest kind, unless they are to be doubted: `surely`.
std::optional<Fight> fight_about(const Scene& scene, const Dragon& dragon, bool surely, int most_empties);

}  // namespace goterr::life
