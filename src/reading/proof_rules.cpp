#include "proof_rules.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace goterr::reading {
namespace {

const std::vector<bool>& kept_by(const WrittenProof& proof, char side) {
    return proof.kept[side == 'X' ? 0 : 1];
}

/// All points that hang together with `start` and carry one of `signs`.
Points region_at(const WrittenProof& proof, const std::string& stones, std::size_t start,
                 std::string_view signs) {
    Points region{start};
    std::vector<bool> seen(stones.size());
    seen[start] = true;
    for (std::size_t next = 0; next < region.size(); ++next)
        for (const std::size_t q : proof.near[region[next]]) {
            if (seen[q] || signs.find(stones[q]) == std::string_view::npos) continue;
            seen[q] = true;
            region.push_back(q);
        }
    return region;
}

bool breathes(const WrittenProof& proof, const std::string& stones, const Points& chain) {
    const auto& kept = kept_by(proof, stones[chain.front()]);
    return std::any_of(chain.begin(), chain.end(), [&](std::size_t p) {
        const auto& near = proof.near[p];
        return kept[p] ||
               std::any_of(near.begin(), near.end(), [&](std::size_t q) { return stones[q] == '.'; });
    });
}

ProofZone with_chain(const WrittenProof& proof, const std::string& stones, ProofZone zone,
                     std::size_t stone) {
    for (const std::size_t p : region_at(proof, stones, stone, std::string(1, stones[stone]))) zone[p] = true;
    return zone;
}

/// The points beside a chain that `zone` needs as well, so that the chain keeps its liberties.
Points breath_of(const WrittenProof& proof, const std::string& stones, const Points& chain,
                 const ProofZone& zone) {
    const auto& kept = kept_by(proof, stones[chain.front()]);
    Points beside, liberties;
    int within = 0;
    for (const std::size_t p : chain) {
        if (kept[p]) return {};
        for (const std::size_t q : proof.near[p]) {
            beside.push_back(q);
            const auto at = q;
            if (stones[at] != '.' || std::find(liberties.begin(), liberties.end(), q) != liberties.end())
                continue;
            within += zone[at] ? 1 : 0;
            liberties.push_back(q);
        }
    }
    if (liberties.size() < 2) return beside;
    std::erase_if(liberties, [&](std::size_t q) { return zone[q]; });
    liberties.resize(std::min(liberties.size(), static_cast<std::size_t>(std::max(0, 2 - within))));
    return liberties;
}

ProofZone closed(const WrittenProof& proof, const std::string& stones, ProofZone zone) {
    std::vector<bool> done(stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (!zone[i] || done[i] || stones[i] == '.') continue;
        const auto chain = region_at(proof, stones, i, std::string(1, stones[i]));
        for (const std::size_t p : chain) zone[p] = done[p] = true;
        for (const std::size_t p : breath_of(proof, stones, chain, zone)) zone[p] = true;
        i = static_cast<std::size_t>(-1);  // what was added may lie before it
    }
    return zone;
}

ProofZone target_zone(const WrittenProof& proof, const std::string& stones) {
    ProofZone zone(stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i)
        if (proof.target[i] && stones[i] == proof.owner) zone = with_chain(proof, stones, zone, i);
    return zone;
}

std::vector<Points> regions_of(const WrittenProof& proof, const std::string& stones, std::string_view signs) {
    std::vector<Points> regions;
    std::vector<bool> seen(stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (seen[i] || signs.find(stones[i]) == std::string_view::npos) continue;
        regions.push_back(region_at(proof, stones, i, signs));
        for (const std::size_t p : regions.back()) seen[p] = true;
    }
    return regions;
}

bool touches(const WrittenProof& proof, const Points& chain, std::size_t point) {
    const auto& near = proof.near[point];
    return std::any_of(near.begin(), near.end(), [&](std::size_t q) {
        return std::find(chain.begin(), chain.end(), q) != chain.end();
    });
}

bool borders(const WrittenProof& proof, const Points& chain, const Points& region) {
    return std::any_of(region.begin(), region.end(), [&](std::size_t p) { return touches(proof, chain, p); });
}

bool is_vital(const WrittenProof& proof, const std::string& stones, const Points& chain,
              const Points& region) {
    bool has_empty = false;
    for (const std::size_t p : region) {
        if (stones[p] != '.') continue;
        if (!touches(proof, chain, p)) return false;
        has_empty = true;
    }
    return has_empty;
}

bool is_target(const WrittenProof& proof, const Points& chain) {
    return std::any_of(chain.begin(), chain.end(), [&](std::size_t p) { return proof.target[p]; });
}

/// What is asked about has joined living stones or lives by Benson's theorem: what that rests on.
std::optional<ProofZone> zone_of_life(const WrittenProof& proof, const std::string& stones) {
    const std::string own(1, proof.owner);
    auto chains = regions_of(proof, stones, own);
    auto regions = regions_of(proof, stones, std::string(".") + enemy_of(proof.owner));
    const auto asked = [&](const Points& chain) { return proof.all || is_target(proof, chain); };
    for (const auto& chain : chains)
        if (asked(chain) && std::any_of(chain.begin(), chain.end(),
                                        [&](std::size_t p) { return kept_by(proof, proof.owner)[p]; }))
            return with_chain(proof, stones, ProofZone(stones.size()), chain.front());
    std::erase_if(regions, [&](const Points& region) {
        return std::any_of(region.begin(), region.end(),
                           [&](std::size_t p) { return kept_by(proof, enemy_of(proof.owner))[p]; });
    });
    for (bool changed = true; changed;) {
        const auto doubtful = std::find_if(chains.begin(), chains.end(), [&](const Points& chain) {
            return std::count_if(regions.begin(), regions.end(), [&](const Points& region) {
                       return is_vital(proof, stones, chain, region);
                   }) < 2;
        });
        changed = doubtful != chains.end();
        if (!changed) break;
        std::erase_if(regions, [&](const Points& region) { return borders(proof, *doubtful, region); });
        chains.erase(doubtful);
    }
    if (std::none_of(chains.begin(), chains.end(), asked)) return std::nullopt;
    ProofZone zone(stones.size());
    for (const auto* parts : {&chains, &regions})
        for (const auto& part : *parts)
            for (const std::size_t p : part) zone[p] = true;
    return zone;
}

/// Attacker's stones that hang together with what he cannot lose.
std::vector<bool> sure_stones(const WrittenProof& proof, const std::string& stones) {
    const char attacker = enemy_of(proof.owner);
    std::vector<bool> sure(stones.size());
    for (const auto& chain : regions_of(proof, stones, std::string(1, attacker))) {
        const bool kept = std::any_of(chain.begin(), chain.end(),
                                      [&](std::size_t p) { return kept_by(proof, attacker)[p]; });
        for (const std::size_t p : chain) sure[p] = kept;
    }
    return sure;
}

/// What sure stones leave of the ground around what is asked about.
std::vector<bool> inside_of(const WrittenProof& proof, const std::string& stones,
                            const std::vector<bool>& sure) {
    std::string parts(stones.size(), 'i');
    for (std::size_t i = 0; i < stones.size(); ++i)
        if (sure[i]) parts[i] = 's';
    std::vector<bool> inside(stones.size(), false);
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (sure[i] || inside[i] || !(proof.all || proof.target[i])) continue;
        for (const std::size_t p : region_at(proof, parts, i, "i")) inside[p] = true;
    }
    return inside;
}

/// What it rests on that the owner has no room for two eyes: at most one point is left, or two side by side.
///
/// A point is no eye where it lies beside or beyond attacker's stones that cannot be taken, since he can fill
/// up from there, one stone after the other. Nor is one under the chain that is asked about: once that is
/// taken it is over.
std::optional<ProofZone> zone_without_room(const WrittenProof& proof, const std::string& stones) {
    const char attacker = enemy_of(proof.owner);
    const std::vector<bool> sure = sure_stones(proof, stones);
    const std::vector<bool> inside = inside_of(proof, stones, sure);
    const ProofZone asked = proof.all ? ProofZone(stones.size()) : target_zone(proof, stones);
    ProofZone zone = proof.all ? ProofZone(stones.size(), true) : inside;
    Points eyes;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (!inside[i]) continue;
        if (kept_by(proof, proof.owner)[i]) return std::nullopt;
        bool filled = kept_by(proof, attacker)[i];
        for (const std::size_t q : proof.near[i])
            if (sure[q]) filled = zone[q] = true;
        if (!filled && !asked[i]) eyes.push_back(i);
    }
    const bool is_one = eyes.size() < 2 || (eyes.size() == 2 && touches(proof, {eyes[0]}, eyes[1]));
    return is_one ? std::optional(zone) : std::nullopt;
}

/// With points beside those where `side` may not play for want of liberties: he might, if these looked
/// otherwise.
ProofZone barred_in(const WrittenProof& proof, const Stand& stand, char side, ProofZone zone) {
    for (;;) {
        ProofZone more = closed(proof, stand.stones, zone);
        for (std::size_t i = 0; i < more.size(); ++i) {
            if (!more[i] || stand.stones[i] != '.' || played(proof, {stand.stones, {}}, i, side)) continue;
            for (const std::size_t q : proof.near[i]) more[q] = true;
        }
        if (more == zone) return zone;
        zone = std::move(more);
    }
}

void add(ProofZone& zone, const ProofZone& more) {
    for (std::size_t i = 0; i < zone.size(); ++i)
        if (more[i]) zone[i] = true;
}

}  // namespace

bool all_breathe(const WrittenProof& proof, const std::string& stones) {
    for (const std::string_view side : {"X", "O"}) {
        const auto chains = regions_of(proof, stones, side);
        if (!std::all_of(chains.begin(), chains.end(),
                         [&](const Points& chain) { return breathes(proof, stones, chain); }))
            return false;
    }
    return true;
}

std::optional<Stand> played(const WrittenProof& proof, Stand stand, std::optional<std::size_t> point,
                            char side) {
    if (!point) return Stand{stand.stones, {}};
    const std::size_t at = *point;
    if (stand.stones[at] != '.' || (stand.ko == point && side != proof.free)) return std::nullopt;
    stand.stones[at] = side;
    Points gone;
    for (const std::size_t q : proof.near[at]) {
        if (stand.stones[q] != enemy_of(side)) continue;
        const auto chain = region_at(proof, stand.stones, q, std::string(1, enemy_of(side)));
        if (breathes(proof, stand.stones, chain)) continue;
        for (const std::size_t stone : chain) stand.stones[stone] = '.';
        gone.insert(gone.end(), chain.begin(), chain.end());
    }
    const auto chain = region_at(proof, stand.stones, at, std::string(1, side));
    if (!breathes(proof, stand.stones, chain)) return std::nullopt;
    const auto liberties = std::count_if(proof.near[at].begin(), proof.near[at].end(),
                                         [&](std::size_t q) { return stand.stones[q] == '.'; });
    const bool ko = gone.size() == 1 && chain.size() == 1 && liberties == 1 && !kept_by(proof, side)[at];
    stand.ko = ko && enemy_of(side) != proof.free ? std::optional(gone.front()) : std::nullopt;
    return stand;
}

bool is_taken(const WrittenProof& proof, const std::string& stones) {
    if (proof.all) return stones.find(proof.owner) == std::string::npos;
    for (std::size_t i = 0; i < stones.size(); ++i)
        if (proof.target[i] && stones[i] != proof.owner) return true;
    return false;
}

std::optional<ProofZone> end_zone(const WrittenProof& proof, const std::string& stones) {
    std::optional<ProofZone> zone;
    if (is_taken(proof, stones)) {
        if (!proof.taken) return std::nullopt;
        zone = ProofZone(stones.size(), proof.all);
        for (std::size_t i = 0; i < stones.size(); ++i)
            if (proof.target[i] && stones[i] != proof.owner) (*zone)[i] = true;
    } else {
        zone = proof.taken ? zone_without_room(proof, stones) : zone_of_life(proof, stones);
    }
    return zone ? std::optional(closed(proof, stones, *zone)) : std::nullopt;
}

ProofZone zone_before(const WrittenProof& proof, const Stand& before, const Stand& after,
                      std::optional<std::size_t> point, ProofZone zone) {
    if (point) zone[*point] = true;
    return closed(proof, before.stones, closed(proof, after.stones, std::move(zone)));
}

/// Who has to take may be answered by passes for ever, where he does not touch what it rests on that
/// something stands; the owner's moves, and any after a ko, are held against what answers a pass.
std::optional<ProofZone> all_answered(const WrittenProof& proof, const Stand& stand, const Answer& answer) {
    const char loser = enemy_of(proof.winner());
    const bool passes = loser == proof.owner || stand.ko;
    const bool may_pass_on = !passes && !proof.all;
    const std::size_t points = stand.stones.size();
    ProofZone zone(points, !passes && !may_pass_on);
    if (passes) {
        const auto passed = answer({stand.stones, {}});
        if (!passed) return std::nullopt;
        zone = *passed;
    }
    if (may_pass_on) zone = target_zone(proof, stand.stones);
    zone = barred_in(proof, stand, loser, zone);
    ProofZone needed = zone;
    std::vector<bool> done(points);
    for (std::size_t i = 0; i < points; ++i) {
        if (!needed[i] || done[i]) continue;
        done[i] = true;
        const auto next = played(proof, stand, i, loser);
        if (!next) continue;
        const auto answered = answer(*next);
        if (!answered) return std::nullopt;
        const auto stones = [](const std::string& of) { return std::count(of.begin(), of.end(), '.'); };
        const bool takes = stones(next->stones) >= stones(stand.stones);
        ProofZone there = *answered;
        if (takes) {
            there[i] = true;
            there = closed(proof, next->stones, there);
        }
        add(zone, there);
        zone = barred_in(proof, stand, loser, zone);
        if (!may_pass_on) continue;
        needed = zone;
        i = static_cast<std::size_t>(-1);
    }
    return zone;
}

}  // namespace goterr::reading
