/// What each effort buys: games and boards at most.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "goterr/life/linked.hpp"

namespace goterr {

struct EffortLimits {
    PlayoutOptions playouts;
    SiegeGames sieges;        ///< for dragons in doubt, in an estimate
    SiegeGames study;         ///< and where somebody asks about dragons
    SureReading small_board;  ///< on boards smaller than `large_board`
    JointReading joints;      ///< where gaps between dragons are read before these are taken for one
    int link_boards = 0;      ///< for each link between two dragons
};

const EffortLimits& limits_of(Effort effort);

}  // namespace goterr
