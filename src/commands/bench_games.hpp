/// The games that `goterr bench` works on: those of data/games/, part of the program, so that everybody times
/// the same.
#pragma once

#include <string>
#include <vector>

#include "goterr/request/position_request.hpp"

namespace goterr::bench {

/// All games one after the other, as SGF.
std::string built_in_records();

/// Positions of all games: after each quarter of the moves, the last one the end of the game.
std::vector<Prepared> built_in_positions();

/// The positions on 19x19 after so many quarters of the moves, 1..4.
std::vector<Prepared> large_positions(int quarters);

}  // namespace goterr::bench
