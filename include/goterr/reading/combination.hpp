/// Combination attacks: one move that threatens several chains, none of which could be taken by itself.
///
/// Read in three plies over `attack`: a move of one side, after which chains can be taken that could not
/// before; every answer about those chains; and the capture that still works. Counted in boards, in the
/// canonical orientation.
///
///     . . . . . . .      White plays between the two black stones: both are in atari, and only one gets out. Without the
///     O X . X O . .      one on the right there is a ladder at most, which `attack` reads by itself.
///     . O . O . . .
#pragma once

#include <optional>

#include "goterr/reading/attack.hpp"

namespace goterr {

/// A move of `side` that takes something whatever the opponent answers, where nothing can be taken outright;
/// each attack may look at `boards` boards.
std::optional<Point> combination_attack(const Position& position, Color side, int boards);

}  // namespace goterr
