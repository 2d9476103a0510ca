/// What each effort buys: games and boards at most.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct EffortLimits {
    PlayoutOptions playouts;
    Look open;                     ///< at dragons in doubt of an open board
    Look settled;                  ///< and of one where only borders are
    std::optional<Look> of_asked;  ///< once somebody asks about dragons; none: as they were judged
    SureReading small_board;       ///< on boards smaller than `large_board`
    int answer_boards = 0;  ///< for each ground of a chain, once somebody asks what is safe if it is answered
    int link_boards = 0;    ///< for each link between two dragons
};

const EffortLimits& limits_of(Effort effort);

}  // namespace goterr
