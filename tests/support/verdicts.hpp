/// Verdicts made by hand.
#pragma once

#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/life/verdicts.hpp"

namespace goterr::test {

/// Dragons judged as said, each of chains of the board.
inline Verdicts verdicts_of(std::vector<Dragon> dragons, const Chains& chains) {
    Verdicts verdicts;
    verdicts.dragon_of.resize(static_cast<std::size_t>(chains.count()));
    verdicts.proved.alive.resize(static_cast<std::size_t>(chains.count()));
    for (std::size_t i = 0; i < dragons.size(); ++i) {
        const Dragon& dragon = dragons[i];
        verdicts.members.emplace_back();
        for (int chain = 0; chain < chains.count(); ++chain) {
            if (!dragon.stones.contains(chains[chain].stones.first())) continue;
            verdicts.members.back().push_back(chain);
            verdicts.dragon_of[static_cast<std::size_t>(chain)] = static_cast<int>(i);
            verdicts.proved.alive[static_cast<std::size_t>(chain)] = dragon.secure;
        }
        verdicts.evidence.push_back({i, dragon.reason.by, dragon.owner_first, dragon.attacker_first,
                                     dragon.reason, dragon.saved_by, dragon.killed_by});
    }
    verdicts.dragons = std::move(dragons);
    return verdicts;
}

}  // namespace goterr::test
