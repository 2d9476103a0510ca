/// What becomes of one dragon when one side moves first: games sampled on the ground around it, with a tree
/// of the first moves that grows where the games say.
///
/// Games that are played from the position as it is forget whose turn it was: a dragon that dies if the
/// attacker begins and lives if its owner does survives about as often either way, because the deciding point
/// is hit by chance. Here the first moves are chosen by what they brought so far, for either side: the share
/// of its games in which the dragon stood (upper confidence bounds on trees: L. Kocsis and C. Szepesvari,
/// 2006), at first mostly by the games in which the move was played later (all moves as first: S. Gelly and
/// D. Silver, "Monte-Carlo tree search and rapid action value estimation", 2011). Play stays on the ground
/// around the dragon, so a game is some dozen moves long; what lies beyond is either safe or open, and a
/// chain that reaches the open has escaped.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "goterr/board/position.hpp"

namespace goterr {

struct Siege {
    Board board;              ///< with what lies beyond the ground settled
    Point heart;              ///< a stone of the dragon: it survives with this stone
    PointSet ground;          ///< points to be played on
    PointSet safe;            ///< stones that cannot be taken
    std::optional<Point> ko;  ///< may not be retaken at once
};

/// How many games, and what the side that begins has to reach; a siege ends when that is clear.
struct SiegeOptions {
    int least = 16;
    int most = 96;
    double goal = 0.5;  ///< share of games that count as a success of the side that begins
    double sure = 1;    ///< how far from the goal the share has to be, in margins
    std::uint64_t seed = 0;
};

struct Survival {
    double share = 0;  ///< of the games after the best first move in which the dragon stood, 0..1
    std::vector<Point>
        line;  ///< best moves of both sides, as far as they were sampled often; empty: none is needed
    int games = 0;
    double favor = 0;     ///< share of the games that began with the first move of the line
    bool proved = false;  ///< every line but into own eyes was followed to its end
};

/// `first` begins. Deterministic; equal in every orientation and with colors swapped.
Survival besiege(const Siege& siege, Color first, const SiegeOptions& options = {});

}  // namespace goterr
