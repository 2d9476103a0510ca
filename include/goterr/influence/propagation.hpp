/// Influence of one source: it spreads from point to point through a queue, outwards only, and thins out.
///
/// A point hands on to each of its eight neighbors, in the order S W N E SW NW NE SE, what is left after
/// attenuation, the angle (cosine squared between the step and the way from the source: straight on is best),
/// the damping of diagonals and the permeability of the ground; several givers add up. Nothing turns back, so
/// no point is visited twice. Source: GNU Go documentation, "The core of the influence function".
#pragma once

#include <array>
#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/influence/era.hpp"

namespace goterr {

struct Source {
    Point point;
    double strength = 100;
    double attenuation = latest_era.attenuation;

    friend constexpr bool operator==(const Source&, const Source&) = default;
};

/// What one side's influence meets on its way.
struct Ground {
    explicit Ground(BoardSize size) : permeability(size, 1.0), closed(size) {}

    Grid<double> permeability;  ///< 0 lets nothing pass on .. 1 all
    PointSet closed;            ///< receives nothing at all: safe stones of either side

    friend bool operator==(const Ground&, const Ground&) = default;
};

/// The influence of one source, before it is added to a side's total.
struct Field {
    explicit Field(BoardSize size) : value(size, 0.0), order(size, -1) {}

    Grid<double> value;  ///< the source's own point holds its strength
    Grid<int> order;     ///< 0 the source, then in the order of visits; -1 never reached
};

/// The eight steps in the order of visits.
inline constexpr std::array<Point, 8> steps{
    {{0, -1}, {-1, 0}, {0, 1}, {1, 0}, {-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};
constexpr Point moved(Point p, Point step) { return {p.column + step.column, p.row + step.row}; }

/// The squared cosine between a step and the way from the source: 1 straight on and at the source itself, 0
/// for steps that do not lead away.
constexpr double straightness(Point way, Point step) {
    if (way == Point{}) return 1;
    const int along = way.column * step.column + way.row * step.row;
    const int lengths =
        (way.column * way.column + way.row * way.row) * (step.column * step.column + step.row * step.row);
    return along <= 0 ? 0.0 : static_cast<double>(along * along) / lengths;
}

/// One source by the definition, through a std::queue.
Field spread_from(const Source& source, const Ground& ground, const Era& era);

/// The sum of all sources of one side. Fields of `faint_influence` or less count only where nothing else
/// comes.
Grid<double> influence_of(const std::vector<Source>& sources, const Ground& ground, const Era& era);

/// The same by the definition: the reference for tests and benchmarks.
Grid<double> influence_by_definition(const std::vector<Source>& sources, const Ground& ground,
                                     const Era& era);

}  // namespace goterr
