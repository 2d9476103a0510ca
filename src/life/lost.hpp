/// The stones that count as lost, all dragons seen together.
///
/// Each dragon is judged by itself, so that one and the stones that were to take it may both come out as
/// lost. Then there is nobody left to take it: it stands.
///
///     X X X X X .      White in the middle is dead, and so is his prisoner in the games around it, where both are often taken.
///     X O O O X .      Once the white stones are off the board nobody surrounds the black one: it is black's, with all points
///     X O X O X .      around it.
///     X O . O X .
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"

namespace goterr::life {

PointSet counted_dead(const std::vector<Dragon>& dragons, const Position& position);

}  // namespace goterr::life
