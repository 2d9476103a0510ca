/// The search for an answer to a problem: all grounds that may be read, the smallest first, again and again
/// with more boards.
#pragma once

#include "goterr/life/problem.hpp"
#include "goterr/playout/siege.hpp"

namespace goterr::life {

/// The problem of the subject, its answers unknown.
Problem problem_about(const Position& position, const ProblemSubject& subject);

/// Puts in place of the problem's answers those about its subject that could be read with about `boards`
/// boards; where that is what becomes of its main chain alone, the problem is about that chain then.
void read_problem(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards);

/// A subject as a moment's look leaves it.
struct Glimpse {
    Problem problem;  ///< without lines, but for first moves
    Survival games;   ///< the side to move of the board beginning
};

Glimpse glimpse_of(const Position& position, const ProblemSubject& subject, std::int64_t boards);

}  // namespace goterr::life
