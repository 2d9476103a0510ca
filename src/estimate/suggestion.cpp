#include "goterr/estimate/suggestion.hpp"

#include <algorithm>
#include <cmath>

namespace goterr {
namespace {

constexpr std::size_t least_clear = 40;  // points that are tried besides those that reading names

void add_named(const Estimate& before, PointSet& points) {
    for (const Dragon& dragon : before.dragons) {
        if (dragon.status != Status::critical) continue;
        const bool own = dragon.side == before.position.to_move;
        for (const Point p : own ? dragon.saved_by : dragon.killed_by) points.insert(p);
    }
}

void add_unclear(const Estimate& before, PointSet& points) {
    std::vector<Point> empties;
    for (const Point p : points_of(before.ownership.size()))
        if (!is_stone(before.position.board[p])) empties.push_back(p);
    std::stable_sort(empties.begin(), empties.end(), [&](Point a, Point b) {
        return std::abs(before.ownership[a]) < std::abs(before.ownership[b]);
    });
    empties.resize(std::min(empties.size(), least_clear));
    for (const Point p : empties) points.insert(p);
}

}  // namespace

std::optional<Suggestion> suggest(const Estimate& before) {
    const Color side = before.position.to_move;
    PointSet points(before.position.board.size());
    add_named(before, points);
    add_unclear(before, points);
    EstimateOptions quick = before.options;
    quick.effort = Effort::quick;
    std::optional<Suggestion> best;
    for (const Point p : points) {
        if (legality(before.position, p, side) != Legality::legal) continue;
        const double lead = estimate(play(before.position, p, side), quick).lead();
        if (!best || sign(side) * lead > sign(side) * best->lead) best = Suggestion{p, lead};
    }
    return best;
}

}  // namespace goterr
