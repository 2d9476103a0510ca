/// Where a problem is fought out: what its dragon can reach inside living walls.
#pragma once

#include <optional>

#include "goterr/life/dragon.hpp"
#include "goterr/reading/fight.hpp"

namespace goterr::life {

/// Nothing where the area is open or too large to be read.
std::optional<Fight> problem_area(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked);

}  // namespace goterr::life
