#include "best_move.hpp"

#include <cmath>

namespace goterr {
namespace {

bool playable(const Estimate& estimate, Point point, Color side) {
    return legality(estimate.position, point, side) == Legality::legal;
}

std::optional<Point> deciding_move(const Estimate& estimate, Color side) {
    std::optional<Point> best;
    int largest = 0;
    for (const Dragon& dragon : estimate.dragons) {
        if (dragon.status != Status::critical || dragon.stones.count() <= largest) continue;
        for (const Point p : dragon.side == side ? dragon.saved_by : dragon.killed_by) {
            if (!playable(estimate, p, side)) continue;
            best = p;
            largest = dragon.stones.count();
            break;
        }
    }
    return best;
}

std::optional<Point> largest_border(const Estimate& estimate, Color side) {
    std::optional<Point> best;
    double most = 0;
    for (const OpenBorder& border : estimate.open_borders)
        if (border.worth > most && playable(estimate, border.point, side))
            best = border.point, most = border.worth;
    return best;
}

std::optional<Point> least_clear_point(const Estimate& estimate, Color side) {
    std::optional<Point> best;
    float clearest = 2;
    for (const Point p : points_of(estimate.ownership.size())) {
        const float clear = std::abs(estimate.ownership[p]);
        if (clear < clearest && playable(estimate, p, side)) best = p, clearest = clear;
    }
    return best;
}

}  // namespace

FlatPolicy flat_policy(const Position& position) {
    FlatPolicy policy{PointSet(position.board.size()), 0};
    for (const Point p : points_of(position.board.size()))
        if (legality(position, p, position.to_move) == Legality::legal) policy.legal.insert(p);
    policy.chance = 1.0 / (policy.legal.count() + 1);
    return policy;
}

std::optional<Point> point_that_matters(const Estimate& estimate, Color side) {
    if (const auto move = deciding_move(estimate, side)) return move;
    if (const auto move = largest_border(estimate, side)) return move;
    return least_clear_point(estimate, side);
}

}  // namespace goterr
