#include "goterr/render/summary.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"

namespace goterr {

namespace {

/// Lowest line first, then from the left.
bool lower_left_of(Point a, Point b) { return a.row != b.row ? a.row < b.row : a.column < b.column; }

struct FightStones {
    PointSet stones;
    std::vector<Point> names;
};

/// `fights` with `dragon` added: every fight it touches becomes one with it.
std::vector<FightStones> joined(std::vector<FightStones> fights, const PointSet& dragon) {
    FightStones fight{dragon, {lowest_left(dragon)}};
    const PointSet around = with_neighbors(dragon);
    std::vector<FightStones> apart;
    for (FightStones& other : fights) {
        if (!other.stones.intersects(around)) {
            apart.push_back(std::move(other));
            continue;
        }
        fight.stones |= other.stones;
        fight.names.insert(fight.names.end(), other.names.begin(), other.names.end());
    }
    apart.push_back(std::move(fight));
    return apart;
}

}  // namespace

std::string short_number(double value) {
    const double rounded = static_cast<double>(std::llround(value * 100)) / 100;
    return fmt::format("{}", rounded + 0.0);  // no negative zero
}

Point lowest_left(const PointSet& stones) {
    Point lowest = stones.first();
    for (const Point p : stones)
        if (lower_left_of(p, lowest)) lowest = p;
    return lowest;
}

std::vector<std::vector<Point>> unsettled_fights(const Estimate& estimate) {
    std::vector<FightStones> fights;
    for (const Dragon& dragon : estimate.dragons)
        if (is_unsettled(dragon) && !dragon.stones.empty()) fights = joined(std::move(fights), dragon.stones);
    std::vector<std::vector<Point>> named;
    for (FightStones& fight : fights) {
        sort_stably(fight.names, lower_left_of);
        named.push_back(std::move(fight.names));
    }
    sort_stably(named, [](const auto& a, const auto& b) { return lower_left_of(a.front(), b.front()); });
    return named;
}

}  // namespace goterr
