/// Empty points where one color keeps the other from passing, by the shape of its stones.
#pragma once

#include "goterr/board/board.hpp"

namespace goterr::life {

/// Of `among`, the points where living stones of `side` stop whoever comes in: one-point jumps and tiger's
/// mouths with room to answer, also against the edge. (By the account of lightvector's goscorer.) `living` is
/// a board without dead stones.
PointSet stopped_ways(const Board& living, const PointSet& among, Color side);

}  // namespace goterr::life
