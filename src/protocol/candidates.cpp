#include "candidates.hpp"

#include <algorithm>
#include <cmath>

#include "best_move.hpp"

namespace goterr {

namespace {

struct Hope {
    Point point;
    double worth;  ///< points in doubt there, more or less
};

bool may_be_played(const Estimate& estimate, Point point, Color side, const MoveFilter& allowed) {
    return (!allowed || allowed(point)) && legality(estimate.position, point, side) == Legality::legal;
}

/// A dragon is worth its stones and the points under them.
void add_deciding(const Estimate& estimate, Color side, std::vector<Hope>& hopes) {
    for (const Dragon& dragon : estimate.dragons) {
        if (dragon.status != Status::critical) continue;
        for (const Point p : dragon.side == side ? dragon.saved_by : dragon.killed_by)
            hopes.push_back({p, 2.0 * dragon.stones.count()});
    }
}

void add_borders(const Estimate& estimate, std::vector<Hope>& hopes) {
    for (const OpenBorder& border : estimate.open_borders) hopes.push_back({border.point, border.worth});
}

/// How much is open around an empty point.
double doubt_around(const Grid<float>& ownership, Point point) {
    constexpr int reach = 2;
    double doubt = 0;
    for (int row = point.row - reach; row <= point.row + reach; ++row)
        for (int column = point.column - reach; column <= point.column + reach; ++column)
            if (ownership.contains({column, row})) doubt += 1 - std::abs(ownership[{column, row}]);
    return doubt;
}

void add_doubtful(const Estimate& estimate, std::vector<Hope>& hopes) {
    for (const Point p : points_of(estimate.ownership.size()))
        if (!is_stone(estimate.position.board[p]))
            hopes.push_back({p, doubt_around(estimate.ownership, p) / 4});
}

bool are_neighbors(Point a, Point b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) <= 1; }

/// The most hopeful points, no two of the doubtful kind side by side.
std::vector<Point> hopeful_points(const Estimate& estimate, Color side, int most, const MoveFilter& allowed) {
    std::vector<Hope> hopes;
    add_deciding(estimate, side, hopes);
    add_borders(estimate, hopes);
    add_doubtful(estimate, hopes);
    std::stable_sort(hopes.begin(), hopes.end(),
                     [](const Hope& a, const Hope& b) { return a.worth > b.worth; });
    std::vector<Point> points;
    for (const Hope& hope : hopes) {
        if (static_cast<int>(points.size()) >= most) break;
        const bool near =
            std::any_of(points.begin(), points.end(), [&](Point p) { return are_neighbors(p, hope.point); });
        if (!near && may_be_played(estimate, hope.point, side, allowed)) points.push_back(hope.point);
    }
    return points;
}

Candidate played(const Estimate& estimate, Color side, Point point) {
    EstimateOptions options = estimate.options;
    options.effort = Effort::quick;
    options.overrides = {};  // stones they speak of may be gone
    Candidate candidate{{point}, goterr::estimate(play(estimate.position, point, side), options), true};
    if (candidate.after.finished) return candidate;
    const auto answers = hopeful_points(candidate.after, opponent(side), 1, {});
    candidate.line.insert(candidate.line.end(), answers.begin(), answers.end());
    return candidate;
}

Candidate unplayed(const Estimate& estimate, Color side, const MoveFilter& allowed) {
    const auto point = point_that_matters(estimate, side);
    if (point && (!allowed || allowed(*point))) return {{*point}, estimate};
    return {{}, estimate};
}

}  // namespace

std::vector<Candidate> candidates(const Estimate& estimate, Color side, int most, const MoveFilter& allowed) {
    std::vector<Candidate> all;
    if (!estimate.finished && most > 0)
        for (const Point p : hopeful_points(estimate, side, most, allowed))
            all.push_back(played(estimate, side, p));
    if (all.empty()) all.push_back(unplayed(estimate, side, allowed));
    std::stable_sort(all.begin(), all.end(), [&](const Candidate& a, const Candidate& b) {
        return a.after.lead() * sign(side) > b.after.lead() * sign(side);
    });
    return all;
}

}  // namespace goterr
