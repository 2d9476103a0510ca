#include <map>
#include <set>

#include "goterr/reading/certificate.hpp"
#include "proof_rules.hpp"

/// The checker of certificates: it plays all of the loser's moves that may matter against the winner's that
/// are written.
namespace goterr {
namespace {

using namespace reading;

/// Nobody's proof has longer lines.
constexpr int longest_line = 1000;

class Checker {
public:
    explicit Checker(const WrittenProof& proof) : proof_(proof) {}

    void check() {
        if (!all_breathe(proof_, proof_.start.stones))
            throw Failure{proof_.line, "a chain has no liberty that the claim may count"};
        if (proof_.first == proof_.winner())
            enter(proof_.start);
        else
            answers(proof_.start, proof_.line);
    }

private:
    /// What stands may go round for ever; that rests on everything.
    ProofZone enter(const Stand& stand) {
        if (const auto known = done_.find(stand); known != done_.end()) return known->second;
        const auto move = proof_.moves.find(stand);
        if (open_.contains(stand)) {
            if (proof_.taken)
                throw Failure{move->second.line, "this position comes again, so nothing need be taken"};
            return ProofZone(stand.stones.size(), true);
        }
        if (!proof_.taken && is_taken(proof_, stand.stones))
            throw Failure{proof_.line, "what is said to stand is taken: " + stand.stones};
        if (move == proof_.moves.end()) throw Failure{proof_.line, "there is no move for " + stand.stones};
        const auto next = played(proof_, stand, move->second.point, proof_.winner());
        if (!next) throw Failure{move->second.line, "the rules forbid this move"};
        if (open_.size() == longest_line) throw Failure{move->second.line, "this line is too long"};
        open_.insert(stand);
        ProofZone zone =
            zone_before(proof_, stand, *next, move->second.point, answers(*next, move->second.line));
        open_.erase(stand);
        return done_[stand] = std::move(zone);
    }

    /// What the loser, who is to move, can make of it.
    ProofZone answers(const Stand& stand, std::size_t line) {
        if (auto zone = end_zone(proof_, stand.stones)) return *std::move(zone);
        if (!proof_.taken && is_taken(proof_, stand.stones))
            throw Failure{line, "what is said to stand is taken"};
        return *all_answered(proof_, stand, [&](const Stand& next) { return std::optional(enter(next)); });
    }

    const WrittenProof& proof_;
    std::set<Stand> open_;
    std::map<Stand, ProofZone> done_;
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
