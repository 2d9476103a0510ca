/// Dragons that hang on the turn, when there are several: nobody can save or take all of them.
///
/// Each side plays where most stones hang on it, in turn, until nothing does. A move settles every dragon that it saves or
/// kills, or whose only other move it takes.
///
///     Black saves five stones at a, White two at b. Whoever is to move plays at a, and the other one at b: White to move
///     takes the five and loses the two, and does not come to both.
#pragma once

#include <vector>

#include "goterr/life/dragon.hpp"

namespace goterr {

struct TurnMove {
    Color side = Color::empty;
    Point point;

    friend bool operator==(const TurnMove&, const TurnMove&) = default;
};

struct InTurn {
    std::vector<Color> first;     ///< of each dragon: who plays there before the other
    std::vector<TurnMove> moves;  ///< in the order in which they are played
};

/// Whether it counts as saved or lost by who plays first, and both know where. What only games say is no reason to play there
/// before the other side plays elsewhere: sampled moves miss as often as not.
bool hangs_on_turn(const Dragon& dragon);

/// `to_move` begins; `board` decides between equals.
InTurn play_in_turn(const std::vector<Dragon>& dragons, const Board& board, Color to_move);

}  // namespace goterr
