/// What is read about one stone, search by search, with every step: for developers (`explain --trace`).
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/study.hpp"
#include "goterr/reading/trace.hpp"

namespace goterr {

struct TracedReading {
    std::string question;  ///< `attack on the chain at C3, White first`
    std::string answer;    ///< `works: B2 A2 B1`
    Trace trace;
};

/// Attack and defense of its chain, and the fight about its dragon where the ground around it is small enough
/// to be read. Throws `Error` where no stone is.
std::vector<TracedReading> readings_about(const Study& study, Point stone);

}  // namespace goterr
