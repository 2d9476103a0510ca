/// What speaks for a count in the middle of a game.
#pragma once

#include "goterr/record/game.hpp"

namespace goterr {

/// After so many moves. How the players counted where their game ended says nothing of what is before:
/// there play goes on.
CountHabit habit_at(const Game& game, int move);

}  // namespace goterr
