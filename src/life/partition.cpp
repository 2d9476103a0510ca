#include "partition.hpp"

#include <cmath>
#include <map>

#include "sets.hpp"
#include "thresholds.hpp"

namespace goterr::life {

std::vector<double> chain_fates(const Chains& chains, const Samples& samples) {
    constexpr double steps = 1e6;
    std::vector<double> fates;
    for (const Chain& chain : chains) fates.push_back(std::round(mean_fate(samples, chain) * steps) / steps);
    return fates;
}

Partition join_chains(const Chains& chains, const std::vector<Connection>& connections,
                      const std::vector<double>& fates) {
    Sets sets(chains.count());
    for (const Connection& joint : connections) {
        const double a = fates[static_cast<std::size_t>(joint.first)];
        const double b = fates[static_cast<std::size_t>(joint.second)];
        if (std::abs(a - b) <= same_fate) sets.join(joint.first, joint.second);
    }
    std::map<int, std::vector<int>> members;
    for (int chain = 0; chain < chains.count(); ++chain) members[sets.root(chain)].push_back(chain);
    Partition partition;
    for (auto& [root, chains_of_dragon] : members) partition.push_back(std::move(chains_of_dragon));
    return partition;
}

std::vector<int> dragon_numbers(const Partition& partition, int chains) {
    std::vector<int> numbers(static_cast<std::size_t>(chains), -1);
    for (std::size_t dragon = 0; dragon < partition.size(); ++dragon)
        for (const int chain : partition[dragon])
            numbers[static_cast<std::size_t>(chain)] = static_cast<int>(dragon);
    return numbers;
}

}  // namespace goterr::life
