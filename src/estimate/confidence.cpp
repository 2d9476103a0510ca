#include "confidence.hpp"

#include <algorithm>
#include <cmath>

#include "thresholds.hpp"

namespace goterr {
namespace {

/// Living chains that have one liberty left in their own territory once the neutral points are filled: there
/// a move may be needed that nobody has played.
int hanging_chains(const Analysis& analysis, const Grid<Color>& owner) {
    int hanging = 0;
    for (const Chain& chain : analysis.chains) {
        if (owner[chain.stones.first()] != chain.side) continue;
        int own = 0;
        for (const Point p : chain.liberties) own += owner[p] == Color::empty ? 0 : 1;
        hanging += own == 1 ? 1 : 0;
    }
    return hanging;
}

}  // namespace

bool is_worth_playing_on(const Estimate& estimate) {
    return std::any_of(estimate.open_borders.begin(), estimate.open_borders.end(),
                       [](const OpenBorder& border) { return border.worth > 0; });
}

bool is_confident(const Analysis& analysis, const Estimate& estimate) {
    if (!estimate.finished || is_worth_playing_on(estimate)) return false;
    if (analysis.told) return true;
    const bool territory = estimate.options.rules.scoring == Scoring::territory;
    if (estimate.low < estimate.high) return false;
    return estimate.seki.empty() && !(territory && hanging_chains(analysis, estimate.owner) > most_hanging);
}

double least_agreement(const Analysis& analysis, const Grid<Color>& owner, const Grid<float>& ownership) {
    double least = 1;
    for (const Dragon& dragon : analysis.dragons()) {
        const int side = sign(owner[dragon.stones.first()]);
        long long agreeing = 0;  // in millionths, so that the order of the stones does not matter
        for (const Point p : dragon.stones) agreeing += side * std::llround(ownership[p] * 1e6);
        if (side != 0) least = std::min(least, static_cast<double>(agreeing) / (1e6 * dragon.stones.count()));
    }
    return least;
}

}  // namespace goterr
