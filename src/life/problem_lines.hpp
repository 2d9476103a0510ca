/// The moves that show the answer to a problem, as a tree.
#pragma once

#include "goterr/life/problem.hpp"
#include "goterr/reading/fight.hpp"

namespace goterr::life {

/// The side that moves and the one that gets its way in the end.
struct LineSides {
    Color first;
    Color winner;
};

/// The winner's best move at each of his turns, the loser's best tries at each of his: those that want an answer, the
/// ones that take longest to answer first.
std::vector<Variation> problem_lines(const Position& position, const Fight& fight, LineSides sides);

}  // namespace goterr::life
