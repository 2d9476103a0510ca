#include "goterr/escape/escape.hpp"

#include <cstdlib>
#include <queue>

namespace goterr {
namespace {

/// No enemy stone there, and not off the board.
bool is_clear(const Board& board, Point p, Color side) {
    return board.contains(p) && board[p] != opponent(side);
}

/// An empty point that a step from `from` may enter.
bool is_free(const Board& board, Point from, Point p, Color side) {
    if (board[p] != Color::empty) return false;
    for (std::size_t k = 0; k < 4; ++k) {
        const Point beside = moved(p, steps[k]);
        if (beside != from && !is_clear(board, beside, side)) return false;
    }
    return true;
}

bool may_step(const Board& board, Point from, Point to, Color side) {
    return board.contains(to) && (board[to] == side || is_free(board, from, to, side));
}

/// A diagonal first step slips between two empty points; the points beyond must be clear of the enemy.
bool may_slip(const Board& board, Point from, Point step, Color side) {
    const Point to = moved(from, step);
    if (!board.contains(to) || board[to] != Color::empty) return false;
    const Point between[] = {{to.column, from.row}, {from.column, to.row}};
    const Point beyond[] = {moved(to, {step.column, 0}), moved(to, {0, step.row})};
    for (const Point p : between)
        if (board[p] != Color::empty) return false;
    for (const Point p : beyond)
        if (!is_clear(board, p, side)) return false;
    return true;
}

/// The points one step from `p`.
FewPoints stepping_from(const Board& board, Point p, Color side, bool first) {
    FewPoints reached;
    for (std::size_t k = 0; k < 4; ++k)
        if (may_step(board, p, moved(p, steps[k]), side)) reached.push_back(moved(p, steps[k]));
    for (std::size_t k = 4; first && k < 8; ++k)
        if (may_slip(board, p, steps[k], side)) reached.push_back(moved(p, steps[k]));
    return reached;
}

}  // namespace

InfluenceMap escape_influence(const Board& board, const PointSet& safe, const Era& era) {
    Standing standing = all_living(board, era.strength);
    standing.safe = safe;
    return influence_map(board, standing, era);
}

Grid<int> escape_values_for(Color side, const Board& board, const InfluenceMap& influence,
                            const std::vector<FriendlyDragon>& friends) {
    Grid<int> values(board.size(), 0);
    for (const Point p : points_of(board.size())) {
        if (is_stone(board[p])) continue;
        const int level = static_cast<int>(sphere_by_influence(influence, p)) * sign(side);
        if (level >= 0) values[p] = escape_values[static_cast<std::size_t>(level)];
    }
    for (const FriendlyDragon& dragon : friends)
        for (const Point p : dragon.stones) values[p] = static_cast<int>(dragon.refuge);
    return values;
}

Grid<int> escape_distances(const Board& board, const PointSet& dragon) {
    Grid<int> distance(board.size(), -1);
    std::queue<Point> open;
    for (const Point p : dragon) {
        distance[p] = 0;
        open.push(p);
    }
    if (dragon.empty()) return distance;
    const Color side = board[dragon.first()];
    for (; !open.empty(); open.pop()) {
        const Point p = open.front();
        if (distance[p] == escape_distance) continue;
        for (const Point q : stepping_from(board, p, side, distance[p] == 0)) {
            if (distance[q] >= 0) continue;
            distance[q] = distance[p] + 1;
            open.push(q);
        }
    }
    return distance;
}

EscapeRoute escape_route(const Board& board, const PointSet& dragon, Grid<int> values, Surround surround) {
    EscapeRoute route(board.size());
    route.distance = escape_distances(board, dragon);
    route.value = std::move(values);
    for (const Point p : points_of(board.size()))
        if (route.distance[p] == escape_distance) route.sum += route.value[p];
    if (surround == Surround::weakly) route.sum /= 2;
    if (surround == Surround::surrounded) route.sum = 0;
    return route;
}

}  // namespace goterr
