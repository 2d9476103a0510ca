/// The dragons of a position with what was said of each and what that comes to: the only list of dragons
/// there is.
#pragma once

#include <vector>

#include "goterr/life/evidence.hpp"
#include "goterr/life/unconditional.hpp"

namespace goterr {

/// Made by `judge`, `read_fights`, `sample_turns` and `joined_dragons`, then only read.
struct Verdicts {
    std::vector<std::vector<int>> members = {};  ///< of each dragon: the numbers of its chains, ascending
    std::vector<int> dragon_of = {};             ///< of each chain: the number of its dragon
    UnconditionalLife proved = {};
    Evidence evidence = {};
    std::vector<Dragon> dragons = {};  ///< in reading order of their first stones, as `settle` says
};

}  // namespace goterr
