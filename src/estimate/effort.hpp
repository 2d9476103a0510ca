/// What each effort buys: games and boards at most.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// How much of what is left to play is read for a count: parts that an open area may fall into, and positions
/// of their sum. None: the moves that are left are played as they come.
struct BorderReading {
    std::size_t parts = 0;
    std::size_t sums = 0;
};

/// With a tenth of what the endgame reads as many counts came out right (144 and 143 of 280 boards two and
/// six moves before their end), in a fifth of the time.
inline constexpr BorderReading short_borders{150, 2000};
/// For whoever asks what is left, at any effort.
inline constexpr BorderReading endgame_reading{1500, 20000};

struct EffortLimits {
    PlayoutOptions playouts;
    Look open;                       ///< at dragons in doubt of an open board, before its lead is known
    Look small_open;                 ///< on boards smaller than `large_board`
    Look settled;                    ///< and of one where only borders are, or where a net doubts the count
    std::optional<Look> shown = {};  ///< of an open board, once its lead is known; none: as they were judged
    FightLimits small_board;         ///< on boards smaller than `large_board`
    int answer_boards = 0;  ///< for each ground of a chain, once somebody asks what is safe if it is answered
    int link_boards = 0;    ///< for each link between two dragons
    BorderReading borders = {};
};

const EffortLimits& limits_of(Effort effort);

}  // namespace goterr
