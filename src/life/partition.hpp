/// Chains joined into dragons.
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"
#include "goterr/reading/connections.hpp"

namespace goterr::life {

/// Which chains live and die together: numbers of chains, ascending, one list a dragon in order of their
/// first chains.
using Partition = std::vector<std::vector<int>>;

/// Joins chains over connections that hold, unless the sampled games tell their fates apart: a stone left
/// behind next to its dragon is a dragon of its own.
Partition join_chains(const Chains& chains, const std::vector<Connection>& connections,
                      const std::vector<double>& fates);

/// The number of its dragon for every chain.
std::vector<int> dragon_numbers(const Partition& partition, int chains);

/// The mean fates of all chains, rounded so that the order of points does not matter.
std::vector<double> chain_fates(const Chains& chains, const Samples& samples);

}  // namespace goterr::life
