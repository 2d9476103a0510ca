/// The search for an answer to a problem: all grounds that may be read, the smallest first, again and again
/// with more boards.
#pragma once

#include "goterr/life/problem.hpp"

namespace goterr::life {

/// Puts in place of the problem's answers those about its subject that could be read with about `boards`
/// boards.
void read_problem(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards);

}  // namespace goterr::life
