#include "confidence.hpp"

#include <algorithm>

namespace goterr {
namespace {

/// Living chains that have one liberty left in their own territory once the neutral points are filled: there a move may
/// be needed that nobody has played.
int hanging_chains(const Evidence& evidence, const Grid<Color>& owner) {
    int hanging = 0;
    for (const Chain& chain : evidence.chains) {
        if (owner[chain.stones.first()] != chain.side) continue;
        int own = 0;
        for (const Point p : chain.liberties) own += owner[p] == Color::empty ? 0 : 1;
        hanging += own == 1 ? 1 : 0;
    }
    return hanging;
}

bool anything_in_doubt(const Estimate& estimate) {
    return std::any_of(estimate.open_borders.begin(), estimate.open_borders.end(),
                       [](const OpenBorder& border) { return border.worth > 0; });
}

/// One such chain is common and mostly without consequence; more were wrong twice as often.
constexpr int most_hanging = 1;

}  // namespace

bool is_confident(const Evidence& evidence, const Estimate& estimate) {
    if (!estimate.finished || anything_in_doubt(estimate)) return false;
    if (evidence.told) return true;
    const bool territory = estimate.options.rules.scoring == Scoring::territory;
    return estimate.seki.empty() && !(territory && hanging_chains(evidence, estimate.owner) > most_hanging);
}

}  // namespace goterr
