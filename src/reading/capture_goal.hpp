/// The goal of taking one chain: when it is taken or out of reach, and the moves of both sides about it.
#pragma once

#include "goal.hpp"

namespace goterr::reading {

/// Which answers the defender is asked for.
enum class Defense {
    every,  ///< whatever may gain liberties or weaken a captor
    usual   ///< so the first time; later only what does so at once
};

struct CaptureQuestion {
    Cell target = nowhere;
    int enough = 0;  ///< a chain that has so many liberties and the move is out of reach
    Defense defense = Defense::every;
    bool thorough = false;   ///< snapbacks, and guards of friends, are looked at too
    int complete_plies = 0;  ///< as in `Goal`
};

Goal capture_goal(const ReadingBoard& board, const CaptureQuestion& question);

}  // namespace goterr::reading
