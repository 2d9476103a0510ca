/// What influence says about points: whose territory, moyo or area they are, and what they are worth in the
/// count.
///
/// The value of a point grows with the cube of (black - white) / (black + white). It is less where even the
/// stronger side has little influence (more is needed far from the edges), and beside points that the enemy
/// can enter. Source: GNU Go documentation, "Territory and moyo"; figures of 3.4 to 3.8, and the three fixed
/// steps of 3.0.
#pragma once

#include "goterr/board/position.hpp"
#include "goterr/influence/influence.hpp"

namespace goterr {

/// From white's territory to black's; each level includes the stricter one.
enum class Sphere : std::int8_t {
    white_territory = -3,
    white_moyo,
    white_area,
    neutral,
    black_area,
    black_moyo,
    black_territory
};

/// `side` has at least its moyo there (or its area, its territory).
constexpr bool holds(Sphere sphere, Color side, Sphere at_least_for_black) {
    return static_cast<int>(sphere) * sign(side) >= static_cast<int>(at_least_for_black);
}

struct TerritoryMap {
    explicit TerritoryMap(BoardSize size) : value(size, 0.0), sphere(size, Sphere::neutral) {}

    /// Points for black (negative: for white): -1..1 on empty points, 0 on safe stones; an unsafe stone is
    /// worth up to two to its captor, its point and the prisoner.
    Grid<double> value;
    Grid<Sphere> sphere;  ///< safe stones are their side's territory

    friend bool operator==(const TerritoryMap&, const TerritoryMap&) = default;
};

/// Whose moyo or area a point is by the influences alone, or whose territory, where only one side has any.
Sphere sphere_by_influence(const InfluenceMap& influence, Point p);

/// The valuation of every point.
TerritoryMap territory_map(const Board& board, const Standing& standing, const InfluenceMap& influence,
                           const Era& era = latest_era);

/// Black's lead under territory rules: values and prisoners less komi.
double territory_lead(const TerritoryMap& territory, Prisoners prisoners, double komi);

/// Black's lead under area rules: values without prisoners, living stones, less komi.
double area_lead(const TerritoryMap& territory, const Board& board, double komi);

}  // namespace goterr
