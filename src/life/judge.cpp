#include "goterr/life/judge.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "draft.hpp"
#include "goterr/core/sorting.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

using life::Draft;
using life::Partition;

PointSet stones_of(const std::vector<int>& members, const Chains& chains) {
    PointSet stones = chains[members.front()].stones;
    for (const int member : members) stones |= chains[member].stones;
    return stones;
}

double mean_over_stones(const std::vector<int>& members, const Draft& draft) {
    double sum = 0;
    int stones = 0;
    for (const int member : members) {
        const int count = draft.findings.chains[member].stones.count();
        sum += draft.fates[static_cast<std::size_t>(member)] * count;
        stones += count;
    }
    return std::round(sum / stones * 1e6) / 1e6;
}

Dragon sampled_dragon(const std::vector<int>& members, const Draft& draft) {
    Dragon dragon;
    dragon.side = draft.findings.chains[members.front()].side;
    dragon.stones = stones_of(members, draft.findings.chains);
    dragon.survival = mean_over_stones(members, draft);
    set_fates(dragon,
              std::abs(dragon.survival) < life::doubt ? Outcome::unknown
              : dragon.survival > 0                   ? Outcome::alive
                                                      : Outcome::dead,
              Known::sampled);
    const int games = draft.findings.samples.games;
    dragon.reason.cause = Cause::playouts;
    dragon.reason.playouts = games;
    dragon.reason.playouts_survived = static_cast<int>(std::lround((dragon.survival + 1) / 2 * games));
    return dragon;
}

/// Benson's proof goes for single chains: a dragon lives, or is dead, where it holds for all of its chains.
void apply_unconditional_life(Draft& draft) {
    for (std::size_t i = 0; i < draft.dragons.size(); ++i) {
        Dragon& dragon = draft.dragons[i];
        const auto& members = draft.partition[i];
        const auto all = [&](const std::vector<bool>& of_chains) {
            return std::all_of(members.begin(), members.end(),
                               [&](int c) { return of_chains[static_cast<std::size_t>(c)]; });
        };
        if (!all(draft.proved.alive) && !all(draft.proved.dead)) continue;
        dragon.secure = all(draft.proved.alive);
        set_fates(dragon, dragon.secure ? Outcome::alive : Outcome::dead, Known::proved);
        dragon.reason.cause = Cause::unconditional;
    }
}

/// The reading of a dragon's largest chain, if it was taken.
void apply_readings(Draft& draft) {
    for (std::size_t i = 0; i < draft.dragons.size(); ++i) {
        Dragon& dragon = draft.dragons[i];
        const auto& members = draft.partition[i];
        if (dragon.reason.cause != Cause::playouts || members.size() != 1) continue;
        const CaptureReading& reading = draft.findings.tactics[members.front()];
        if (!reading.captured_by) continue;
        const Fate taken = fate(reading.ko ? Outcome::ko : Outcome::dead, Known::read, reading.line);
        if (reading.captured() && dragon.status == Status::dead) {
            set_fates(dragon, fate(Outcome::dead, Known::read), taken);
            dragon.reason.cause = reading.ko ? Cause::ko : Cause::captured;
        }
        if (reading.contested() && dragon.status == Status::unknown) {
            set_fates(dragon, fate(Outcome::alive, Known::read, {*reading.saved_by}), taken);
            dragon.reason.cause = reading.ko ? Cause::ko : Cause::capture_contested;
            dragon.killed_by = {*reading.captured_by};
            dragon.saved_by = {*reading.saved_by};
        }
        if (dragon.reason.cause != Cause::playouts) dragon.reason.line = reading.line;
    }
}

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

void apply_overrides(Draft& draft, const Overrides& overrides) {
    if (overrides.empty()) return;
    for (std::size_t i = 0; i < draft.dragons.size(); ++i)
        for (const int member : draft.partition[i]) {
            const auto word = word_on(draft.findings.chains[member], overrides);
            if (!word) continue;
            Dragon& dragon = draft.dragons[i];
            dragon.secure = dragon.secure && *word == Outcome::alive;
            set_fates(dragon, *word, Known::proved);
            dragon.reason.cause = Cause::user;
        }
}

}  // namespace

std::vector<Dragon> judge(const Findings& findings, const JudgeOptions& options) {
    Draft draft{findings,
                life::chain_fates(findings.chains, findings.samples),
                find_connections(findings.position, findings.chains, findings.tactics),
                {},
                {},
                {},
                {}};
    draft.partition = split_by_words(life::join_chains(findings.chains, draft.connections, draft.fates),
                                     findings.chains, options.overrides);
    draft.dragon_of = life::dragon_numbers(draft.partition, findings.chains.count());
    draft.proved = find_unconditional_life(findings.position.board, findings.chains);
    for (const auto& members : draft.partition) draft.dragons.push_back(sampled_dragon(members, draft));
    apply_unconditional_life(draft);
    apply_readings(draft);
    life::read_fights(draft);
    life::find_two_eyes(draft);
    life::find_sekis(draft);
    life::find_bent_fours(draft, options.rules);
    life::save_ko_stones(draft);
    apply_overrides(draft, options.overrides);
    return std::move(draft.dragons);
}

}  // namespace goterr
