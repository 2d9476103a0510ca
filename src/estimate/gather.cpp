#include "goterr/estimate/evidence.hpp"

#include <algorithm>
#include <cmath>

namespace goterr {
namespace {

PlayoutOptions playouts_of(const EstimateOptions& options) {
    PlayoutOptions playouts = options.effort == Effort::quick  ? quick_playouts
                              : options.effort == Effort::deep ? deep_playouts
                                                               : PlayoutOptions{};
    playouts.seed = options.seed;
    return playouts;
}

/// A dragon in doubt counts as what the sampled games make of it. They miss a kill more often than a rescue.
constexpr double kept = 0.05;

bool counts_as_dead(const Dragon& dragon) {
    if (dragon.status == Status::dead) return true;
    return (dragon.status == Status::unknown || dragon.status == Status::critical) && dragon.survival < kept;
}

}  // namespace

Evidence gather(const Position& position, const EstimateOptions& options) {
    Evidence evidence{position, find_chains(position.board),     {},   {},
                      {},       PointSet(position.board.size()), false};
    evidence.samples = play_out(position, playouts_of(options));
    evidence.tactics = read_captures(position, evidence.chains);
    evidence.dragons = judge({position, evidence.chains, evidence.tactics, evidence.samples},
                             {options.rules, options.overrides});
    for (const Dragon& dragon : evidence.dragons)
        if (counts_as_dead(dragon)) evidence.dead |= dragon.stones;
    evidence.told = !evidence.dragons.empty() &&
                    std::all_of(evidence.dragons.begin(), evidence.dragons.end(),
                                [](const Dragon& dragon) { return dragon.reason.cause == Cause::user; });
    return evidence;
}

}  // namespace goterr
