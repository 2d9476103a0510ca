#include "goterr/influence/territory.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace goterr {
namespace {

/// Values at equal distances over 0..end, straight lines between them, the end values outside.
template <std::size_t N>
struct Curve {
    double end;
    std::array<double, N> values;

    double at(double x) const {
        const double place = std::clamp(x / end, 0.0, 1.0) * static_cast<double>(N - 1);
        const auto below = std::min(static_cast<std::size_t>(place), N - 2);
        const double part = place - static_cast<double>(below);
        return values[below] + part * (values[below + 1] - values[below]);
    }
};

/// The influence it takes to hold a point, by how central it is.
constexpr Curve<7> influence_needed{24, {6, 15, 26, 36, 45, 50, 55}};
/// What is left of a point's value, by the part of that influence that is there.
constexpr Curve<6> part_held{1, {0, 0.25, 0.45, 0.65, 0.85, 1}};

constexpr double territory_from = 0.95;  ///< the value a point of territory has at least, by the formula

/// The sides' fixed values of 3.0: neutral, area, moyo, territory.
constexpr std::array<double, 4> fixed_values{0, 0.13, 0.35, 1};

/// 0 in the corner; the distance along the farther edge counts to the fifth line only.
double centrality(Point p, BoardSize size) {
    const int column = std::min(p.column, size.width - 1 - p.column);
    const int row = std::min(p.row, size.height - 1 - p.row);
    const int near = std::min(column, row), far = std::min(std::max(column, row), 4);
    return 2 * std::min(near, far) + near + far;
}

/// A point by its own influence alone; a stone that is not safe is its captor's.
double own_value(Point p, const Board& board, const InfluenceMap& influence) {
    if (is_stone(board[p])) return -sign(board[p]);
    const double black = influence.black[p], white = influence.white[p];
    if (black + white == 0) return 0;
    const double balance = (black - white) / (black + white);
    const double needed = influence_needed.at(centrality(p, board.size()));
    const double held = std::max(black, white) / needed;
    return balance * balance * balance * part_held.at(held);
}

/// A point is worth no more than what the enemy's way in through each neighbor leaves of it.
double leaked(Point p, const Grid<double>& own, const Standing& standing, const InfluenceMap& influence) {
    double value = own[p];
    for (const Point q : neighbors_of(p, own.size())) {
        if (standing.safe.contains(q) || value == 0) continue;
        const int side = value > 0 ? 1 : -1;
        const Color enemy = value > 0 ? Color::white : Color::black;
        const double way_in = influence.ground_of(enemy).permeability[q];
        const double left = side * (way_in * own[q] + (1 - way_in) * own[p]);
        value = side * std::max(0.0, std::min(side * value, left));
    }
    return value;
}

/// As `side` sees it: 0 neutral, 1 area, 2 moyo, 3 territory, for which the point must be worth enough.
int level(double own, double enemy, bool worth_enough) {
    if (own > 0 && enemy == 0 && worth_enough) return 3;
    if (own > 7 * enemy && own > 5 && enemy < 10) return 2;
    if (own > 3 * enemy && own > 1 && enemy < 40) return 1;
    return 0;
}

Sphere sphere_at(Point p, const Board& board, const Standing& standing, const InfluenceMap& influence,
                 double value, const Era& era) {
    if (standing.safe.contains(p)) return static_cast<Sphere>(3 * sign(board[p]));
    const double black = influence.black[p], white = influence.white[p];
    return static_cast<Sphere>(level(black, white, value > territory_from || !era.territory_by_value) -
                               level(white, black, -value > territory_from || !era.territory_by_value));
}

double fixed_value(Sphere sphere) {
    const int level = static_cast<int>(sphere);
    return (level < 0 ? -1 : 1) * fixed_values[static_cast<std::size_t>(std::abs(level))];
}

}  // namespace

Sphere sphere_by_influence(const InfluenceMap& influence, Point p) {
    const double black = influence.black[p], white = influence.white[p];
    return static_cast<Sphere>(level(black, white, true) - level(white, black, true));
}

TerritoryMap territory_map(const Board& board, const Standing& standing, const InfluenceMap& influence,
                           const Era& era) {
    TerritoryMap map(board.size());
    Grid<double> own(board.size(), 0.0);
    for (const Point p : points_of(board.size()))
        if (!standing.safe.contains(p)) own[p] = own_value(p, board, influence);
    for (const Point p : points_of(board.size())) {
        if (!standing.safe.contains(p)) map.value[p] = leaked(p, own, standing, influence);
        map.sphere[p] = sphere_at(p, board, standing, influence, map.value[p], era);
        if (standing.safe.contains(p)) continue;
        if (!era.graded_territory) map.value[p] = is_stone(board[p]) ? own[p] : fixed_value(map.sphere[p]);
        map.value[p] -= sign(board[p]);
    }
    return map;
}

double territory_lead(const TerritoryMap& territory, Prisoners prisoners, double komi) {
    double lead = prisoners.black - prisoners.white - komi;
    for (const double value : territory.value.values()) lead += value;
    return lead;
}

double area_lead(const TerritoryMap& territory, const Board& board, double komi) {
    double lead = -komi;
    for (const Point p : points_of(board.size())) {
        const bool prisoner = is_stone(board[p]) && territory.value[p] * sign(board[p]) < 0;
        lead += territory.value[p] + sign(board[p]) * (prisoner ? 1 : 0);
        lead += prisoner ? 0 : sign(board[p]);
    }
    return lead;
}

}  // namespace goterr
