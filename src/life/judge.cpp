#include "goterr/life/judge.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "goterr/core/sorting.hpp"
#include "partition.hpp"
#include "settle.hpp"
#include "witnesses.hpp"

namespace goterr {
namespace {

using life::Partition;
using life::Scene;

/// What the user said about a chain, if anything.
std::optional<Outcome> word_on(const Chain& chain, const Overrides& overrides) {
    const auto named = [&](const std::vector<Point>& points) {
        return std::any_of(points.begin(), points.end(), [&](Point p) {
            return chain.stones.size().contains(p) && chain.stones.contains(p);
        });
    };
    if (named(overrides.dead)) return Outcome::dead;
    if (named(overrides.alive)) return Outcome::alive;
    if (named(overrides.seki)) return Outcome::seki;
    return std::nullopt;
}

/// Dragons about whose chains the user said different things fall apart into those chains.
Partition split_by_words(const Partition& partition, const Chains& chains, const Overrides& overrides) {
    if (overrides.empty()) return partition;
    Partition split;
    for (const auto& members : partition) {
        std::optional<Outcome> word;
        bool at_odds = false;
        for (const int member : members) {
            const auto here = word_on(chains[member], overrides);
            at_odds = at_odds || (word && here && *word != *here);
            word = word ? word : here;
        }
        if (!at_odds) split.push_back(members);
        if (at_odds)
            for (const int member : members) split.push_back({member});
    }
    sort_stably(split);
    return split;
}

/// A dragon of which nothing has been said yet.
Dragon unjudged(const std::vector<int>& members, const Findings& findings, const std::vector<double>& fates) {
    Dragon dragon;
    dragon.side = findings.chains[members.front()].side;
    dragon.stones = findings.chains[members.front()].stones;
    double sum = 0;
    for (const int member : members) {
        dragon.stones |= findings.chains[member].stones;
        sum += fates[static_cast<std::size_t>(member)] * findings.chains[member].stones.count();
    }
    dragon.survival = std::round(sum / dragon.stones.count() * 1e6) / 1e6;
    const int games = findings.samples.games;
    dragon.reason.playouts = games;
    dragon.reason.playouts_survived = static_cast<int>(std::lround((dragon.survival + 1) / 2 * games));
    return dragon;
}

Verdicts unjudged(const Findings& findings, const JudgeOptions& options) {
    Verdicts verdicts;
    const std::vector<double> fates = life::chain_fates(findings.chains, findings.samples);
    const std::vector<Connection> connections =
        find_connections(findings.position, findings.chains, findings.tactics);
    verdicts.members = split_by_words(life::join_chains(findings.chains, connections, fates), findings.chains,
                                      options.overrides);
    verdicts.dragon_of = life::dragon_numbers(verdicts.members, findings.chains.count());
    verdicts.proved = find_unconditional_life(findings.position.board, findings.chains);
    for (const auto& members : verdicts.members)
        verdicts.dragons.push_back(unjudged(members, findings, fates));
    return verdicts;
}

}  // namespace

Evidence life::hear_user(const Scene& scene, const Overrides& overrides) {
    Evidence evidence;
    if (overrides.empty()) return evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i)
        for (const int member : scene.partition[i])
            if (const auto word = word_on(scene.chains()[member], overrides))
                evidence.push_back(
                    whoever_begins(i, Witness::user, fate(*word, Known::proved), {.cause = Cause::user}));
    return evidence;
}

Verdicts judge(const Findings& findings, const JudgeOptions& options) {
    return life::heard(
        findings, unjudged(findings, options), life::hear_games, life::hear_unconditional_life,
        life::hear_captures, life::hear_fights, life::hear_sekis,
        [&](const Scene& scene) { return life::hear_bent_fours(scene, options.rules); }, life::hear_ko_stones,
        [&](const Scene& scene) { return life::hear_user(scene, options.overrides); });
}

}  // namespace goterr
