/// The search for an answer to a problem: all grounds that may be read, the smallest first, again and again
/// with more boards.
#pragma once

#include "goterr/life/problem.hpp"

namespace goterr::life {

/// What becomes of a subject when either side begins; unknown where it was not read.
struct Glance {
    Outcome owner_first = Outcome::unknown;
    Outcome attacker_first = Outcome::unknown;
    std::int64_t boards = 0;  ///< looked at

    bool is_whole() const { return owner_first != Outcome::unknown && attacker_first != Outcome::unknown; }
};

/// As the smallest grounds say that are read with about `boards` boards; no moves are named.
Glance glance_at(const Position& position, const ProblemSubject& subject, std::int64_t boards);

/// Puts in place of the problem's answers those about its subject that could be read with about `boards`
/// boards.
void read_problem(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards);

}  // namespace goterr::life
