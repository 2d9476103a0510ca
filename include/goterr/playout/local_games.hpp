/// The best move of a local fight, whatever it is about: games on the ground around all stones, won by
/// points, with a tree of first moves (`besiege` asks about one stone).
///
/// Who plays a tesuji takes some stones, saves some, or links; which ones, the games find out by themselves.
/// A game is worth the points that the side to move has more than the other on the ground in the end, against
/// what games came to so far, so that the tree goes on asking when one thing is settled.
#pragma once

#include <vector>

#include "goterr/board/position.hpp"

namespace goterr {

/// How the games liked a first move.
struct LocalMove {
    Point point;
    double favor = 0;  ///< share of the games that began with it
};

struct LocalGames {
    std::vector<LocalMove> moves;  ///< that some game began with, most favored first; a pass is none of them
    double points = 0;  ///< that the side to move has more in the end, in the mean of the last games
};

/// `games` games with moves within two points of a stone; points that count have a stone beside them or on
/// them. Deterministic; equal in every orientation and with colors swapped.
LocalGames play_locally(const Position& position, int games);

}  // namespace goterr
