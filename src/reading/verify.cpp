#include "written_proof.hpp"

#include <algorithm>
#include <set>

#include "goterr/reading/certificate.hpp"

/// The checker of certificates. It knows the rules of Go, Benson's theorem and that who has no room for an eye is taken; it shares no
/// code with the search that wrote them, and its board is the simplest there is: a string of the points of the ground.
namespace goterr {
namespace {

using namespace reading;

const std::vector<bool>& kept_by(const WrittenProof& proof, char side) {
    return proof.kept[side == 'X' ? 0 : 1];
}

/// All points that hang together with `start` and carry one of `signs`.
std::vector<int> region_at(const WrittenProof& proof, const std::string& stones, int start,
                           std::string_view signs) {
    std::vector<int> region{start};
    std::vector<bool> seen(stones.size());
    seen[static_cast<std::size_t>(start)] = true;
    for (std::size_t next = 0; next < region.size(); ++next)
        for (const int q : proof.near[static_cast<std::size_t>(region[next])]) {
            const auto at = static_cast<std::size_t>(q);
            if (seen[at] || signs.find(stones[at]) == std::string_view::npos) continue;
            seen[at] = true;
            region.push_back(q);
        }
    return region;
}

bool breathes(const WrittenProof& proof, const std::string& stones, const std::vector<int>& chain) {
    const auto& kept = kept_by(proof, stones[static_cast<std::size_t>(chain.front())]);
    return std::any_of(chain.begin(), chain.end(), [&](int p) {
        const auto& near = proof.near[static_cast<std::size_t>(p)];
        return kept[static_cast<std::size_t>(p)] || std::any_of(near.begin(), near.end(), [&](int q) {
                   return stones[static_cast<std::size_t>(q)] == '.';
               });
    });
}

/// The position after `side` has played, or nothing where the rules forbid it.
std::optional<Stand> played(const WrittenProof& proof, Stand stand, int point, char side) {
    if (point < 0) return Stand{stand.stones, -1};
    const auto at = static_cast<std::size_t>(point);
    if (stand.stones[at] != '.' || (stand.ko == point && side != proof.free)) return std::nullopt;
    stand.stones[at] = side;
    std::vector<int> gone;
    for (const int q : proof.near[at]) {
        if (stand.stones[static_cast<std::size_t>(q)] != enemy_of(side)) continue;
        const auto chain = region_at(proof, stand.stones, q, std::string(1, enemy_of(side)));
        if (breathes(proof, stand.stones, chain)) continue;
        for (const int stone : chain) stand.stones[static_cast<std::size_t>(stone)] = '.';
        gone.insert(gone.end(), chain.begin(), chain.end());
    }
    const auto chain = region_at(proof, stand.stones, point, std::string(1, side));
    if (!breathes(proof, stand.stones, chain)) return std::nullopt;
    const auto liberties = std::count_if(proof.near[at].begin(), proof.near[at].end(), [&](int q) {
        return stand.stones[static_cast<std::size_t>(q)] == '.';
    });
    const bool ko = gone.size() == 1 && chain.size() == 1 && liberties == 1 && !kept_by(proof, side)[at];
    stand.ko = ko && enemy_of(side) != proof.free ? gone.front() : -1;
    return stand;
}

bool is_taken(const WrittenProof& proof, const std::string& stones) {
    if (proof.all) return stones.find(proof.owner) == std::string::npos;
    for (std::size_t i = 0; i < stones.size(); ++i)
        if (proof.target[i] && stones[i] != proof.owner) return true;
    return false;
}

std::vector<std::vector<int>> regions_of(const WrittenProof& proof, const std::string& stones,
                                         std::string_view signs) {
    std::vector<std::vector<int>> regions;
    std::vector<bool> seen(stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (seen[i] || signs.find(stones[i]) == std::string_view::npos) continue;
        regions.push_back(region_at(proof, stones, static_cast<int>(i), signs));
        for (const int p : regions.back()) seen[static_cast<std::size_t>(p)] = true;
    }
    return regions;
}

bool touches(const WrittenProof& proof, const std::vector<int>& chain, int point) {
    const auto& near = proof.near[static_cast<std::size_t>(point)];
    return std::any_of(near.begin(), near.end(),
                       [&](int q) { return std::find(chain.begin(), chain.end(), q) != chain.end(); });
}

bool borders(const WrittenProof& proof, const std::vector<int>& chain, const std::vector<int>& region) {
    return std::any_of(region.begin(), region.end(), [&](int p) { return touches(proof, chain, p); });
}

bool is_vital(const WrittenProof& proof, const std::string& stones, const std::vector<int>& chain,
              const std::vector<int>& region) {
    bool has_empty = false;
    for (const int p : region) {
        if (stones[static_cast<std::size_t>(p)] != '.') continue;
        if (!touches(proof, chain, p)) return false;
        has_empty = true;
    }
    return has_empty;
}

bool is_target(const WrittenProof& proof, const std::vector<int>& chain) {
    return std::any_of(chain.begin(), chain.end(),
                       [&](int p) { return proof.target[static_cast<std::size_t>(p)]; });
}

/// What is asked about has joined living stones or lives by Benson's theorem.
bool stands_for_ever(const WrittenProof& proof, const std::string& stones) {
    const std::string own(1, proof.owner);
    auto chains = regions_of(proof, stones, own);
    auto regions = regions_of(proof, stones, std::string(".") + enemy_of(proof.owner));
    const auto asked = [&](const std::vector<int>& chain) { return proof.all || is_target(proof, chain); };
    for (const auto& chain : chains)
        if (asked(chain) && std::any_of(chain.begin(), chain.end(), [&](int p) {
                return kept_by(proof, proof.owner)[static_cast<std::size_t>(p)];
            }))
            return true;
    std::erase_if(regions, [&](const std::vector<int>& region) {
        return std::any_of(region.begin(), region.end(), [&](int p) {
            return kept_by(proof, enemy_of(proof.owner))[static_cast<std::size_t>(p)];
        });
    });
    for (bool changed = true; changed;) {
        const auto doubtful = std::find_if(chains.begin(), chains.end(), [&](const std::vector<int>& chain) {
            return std::count_if(regions.begin(), regions.end(), [&](const std::vector<int>& region) {
                       return is_vital(proof, stones, chain, region);
                   }) < 2;
        });
        changed = doubtful != chains.end();
        if (!changed) break;
        std::erase_if(regions,
                      [&](const std::vector<int>& region) { return borders(proof, *doubtful, region); });
        chains.erase(doubtful);
    }
    return std::any_of(chains.begin(), chains.end(), asked);
}

/// At most one eye is left to the owner, or two points side by side: every other point lies beside attacker's stones that cannot be
/// taken, which can so be put there one after the other, or under the chain that is asked about, which is over when it is taken.
bool has_no_room(const WrittenProof& proof, const std::string& stones) {
    const char attacker = enemy_of(proof.owner);
    std::vector<bool> sure(stones.size());
    for (const auto& chain : regions_of(proof, stones, std::string(1, attacker))) {
        const bool kept = std::any_of(chain.begin(), chain.end(), [&](int p) {
            return kept_by(proof, attacker)[static_cast<std::size_t>(p)];
        });
        for (const int p : chain) sure[static_cast<std::size_t>(p)] = kept;
    }
    std::vector<bool> asked(stones.size());
    for (const auto& chain : regions_of(proof, stones, std::string(1, proof.owner)))
        for (const int p : chain) asked[static_cast<std::size_t>(p)] = !proof.all && is_target(proof, chain);
    std::vector<int> eyes;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (sure[i]) continue;
        if (kept_by(proof, proof.owner)[i]) return false;
        const bool filled = kept_by(proof, attacker)[i] ||
                            std::any_of(proof.near[i].begin(), proof.near[i].end(),
                                        [&](int q) { return sure[static_cast<std::size_t>(q)]; });
        if (!filled && !asked[i]) eyes.push_back(static_cast<int>(i));
    }
    return eyes.size() < 2 || (eyes.size() == 2 && touches(proof, {eyes[0]}, eyes[1]));
}

/// Plays all of the loser's moves against the winner's.
class Checker {
public:
    explicit Checker(const WrittenProof& proof) : proof_(proof) {}

    void check() {
        if (proof_.first == proof_.winner())
            enter(proof_.start);
        else
            stack_.push_back({Stand{"", -1}, answers(proof_.start, proof_.line)});
        while (!stack_.empty()) {
            Frame& frame = stack_.back();
            if (frame.open.empty()) {
                open_.erase(frame.stand);
                done_.insert(frame.stand);
                stack_.pop_back();
                continue;
            }
            const Stand next = frame.open.back();
            frame.open.pop_back();
            enter(next);
        }
    }

private:
    struct Frame {
        Stand stand;
        std::vector<Stand> open;  ///< what the winner still has to answer
    };

    void enter(const Stand& stand) {
        if (done_.contains(stand)) return;
        const auto move = proof_.moves.find(stand);
        if (open_.contains(stand)) {
            if (proof_.taken)
                throw Failure{move->second.line, "this position comes again, so nothing need be taken"};
            return;
        }
        if (!proof_.taken && is_taken(proof_, stand.stones))
            throw Failure{proof_.line, "what is said to stand is taken: " + stand.stones};
        if (move == proof_.moves.end()) throw Failure{proof_.line, "there is no move for " + stand.stones};
        const auto next = played(proof_, stand, move->second.point, proof_.winner());
        if (!next) throw Failure{move->second.line, "the rules forbid this move"};
        open_.insert(stand);
        stack_.push_back({stand, answers(*next, move->second.line)});
    }

    /// What the loser, who is to move, can make of it.
    std::vector<Stand> answers(const Stand& stand, std::size_t line) const {
        const char loser = enemy_of(proof_.winner());
        if (is_taken(proof_, stand.stones)) {
            if (proof_.taken) return {};
            throw Failure{line, "what is said to stand is taken"};
        }
        if (proof_.taken ? has_no_room(proof_, stand.stones) : stands_for_ever(proof_, stand.stones))
            return {};
        std::vector<Stand> found;
        for (std::size_t i = 0; i < stand.stones.size(); ++i)
            if (const auto next = played(proof_, stand, static_cast<int>(i), loser)) found.push_back(*next);
        // The attacker's pass changes nothing unless it lifts a ko: the owner passes too.
        if (loser == proof_.owner || stand.ko >= 0) found.push_back({stand.stones, -1});
        return found;
    }

    const WrittenProof& proof_;
    std::vector<Frame> stack_;
    std::set<Stand> open_, done_;
};

}  // namespace

Verification verify(std::string_view certificates) {
    Verification result;
    ProofReader reader(certificates);
    try {
        while (!reader.at_end()) {
            const WrittenProof proof = reader.read();
            Checker(proof).check();
            ++result.holding;
        }
        if (result.holding == 0) throw Failure{1, "there is no certificate in it"};
    } catch (const Failure& failure) {
        result.line = failure.line;
        result.complaint = failure.sentence;
    }
    return result;
}

}  // namespace goterr
