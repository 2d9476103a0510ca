/// The search for an answer to a problem: all grounds that may be read, the smallest first, again and again with more boards.
#pragma once

#include "goterr/life/problem.hpp"

namespace goterr::life {

/// The largest chain among the stones.
PointSet main_chain(const Board& board, const PointSet& stones);

/// Puts in place of the problem's answers those that could be read with about `boards` boards.
void read_problem(const Position& position, Problem& problem, std::int64_t boards);

}  // namespace goterr::life
