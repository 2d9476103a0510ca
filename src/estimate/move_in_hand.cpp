#include "goterr/estimate/move_in_hand.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "goterr/estimate/expectation.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// The move that decides about a dragon for the side to move; none where the fate is his without, or not sure.
std::optional<Point> deciding_move(const Dragon& dragon, Color to_move) {
    if (dragon.status != Status::critical) return std::nullopt;
    const bool own = dragon.side == to_move;
    const Fate& fate = own ? dragon.owner_first : dragon.attacker_first;
    const double share = own ? fate.kept : 1 - fate.kept;
    if (fate.line.empty() || share < (own ? sure_to_save : sure_to_take)) return std::nullopt;
    return fate.line.front();
}

/// Points that the lead gives the other side on the stones of a dragon.
double missed_points(const Dragon& dragon, const Estimate& estimate) {
    double points = 0;
    for (const Point p : dragon.stones)
        points += 1 - sign(estimate.position.to_move) * static_cast<double>(estimate.ownership[p]);
    return points;
}

/// Where most is missed.
std::optional<Point> move_in_hand(const Estimate& estimate) {
    std::optional<Point> most;
    double points = least_missed;
    for (const Dragon& dragon : estimate.dragons) {
        const auto move = deciding_move(dragon, estimate.position.to_move);
        if (!move) continue;
        const double missed = std::round(missed_points(dragon, estimate));
        if (missed == points) most.reset();
        if (missed > points) most = move;
        points = std::max(points, missed);
    }
    return most;
}

}  // namespace

Estimate with_move_in_hand(Estimate estimate, const EstimateLater& estimate_later) {
    const Position& position = estimate.position;
    const Color side = position.to_move;
    const auto move = move_in_hand(estimate);
    if (!move || legality(position, *move, side) != Legality::legal) return estimate;
    const Estimate after = estimate_later(play(position, *move, side));
    if (sign(side) * (after.lead() - estimate.lead()) < least_gained) return estimate;
    const double low = std::min(estimate.lead(), after.low), high = std::max(estimate.lead(), after.high);
    take({after.ownership, after.lead(), low, high, {}}, estimate);
    return estimate;
}

}  // namespace goterr
