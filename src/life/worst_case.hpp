/// Fights read in the worst case for one dragon: all that lies beyond the liberties of those who fight is the enemy's.
///
/// In an open position hardly a fight is closed, and reading it to the end would be reading the whole board. But a dragon
/// that stands where its enemies have all that lies beyond stands all the more on the board as it is: what was given away can
/// only have helped it. Those of its enemies that are taken even so are dead.
///
///     . . . . X O O O O      White's wall has four liberties outside and nothing to gain there; whatever black may still play
///     . X X X . O X X X      beyond does not matter. Black's eye in the corner is filled in three moves: white lives though
///     . X . X . O X . .      black begins, and black's five stones are taken. Had white one liberty less, the answer would be
///     . . . . . O X O O      no, and would say nothing: black does not really own the rest of the board.
///
/// Where more than can be read takes part, or the dragon falls with all of them, it is looked at alone: with the regions
/// that only it surrounds, everything else being the enemy's and not to be taken.
#pragma once

#include "draft.hpp"

namespace goterr::life {

/// Each question may look at `boards` boards. Only dragons that nothing but the games spoke about are asked about.
void read_worst_cases(Draft& draft, int boards);

}  // namespace goterr::life
