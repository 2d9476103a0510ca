/// What can be reached from a dragon: how the ground of a fight grows, whether it is read or sampled.
///
/// Step by step over empty points, and over the stones that hang on to these, up to chains that are out of
/// danger: a proof or the games keep them, and more than a few of their liberties lie beyond what was
/// reached. The others can be taken there, and take part.
#pragma once

#include <vector>

#include "scene.hpp"
#include "thresholds.hpp"

namespace goterr::life {

/// Whether the games, or a proof, keep a dragon.
bool is_solid(const Dragon& dragon, double least = solid);

/// What ends a ground.
struct Edge {
    double solid;  ///< chains of dragons that the games keep this often,
    int short_of;  ///< with more liberties than these beyond it
};

class Reach {
public:
    Reach(const Scene& scene, const Dragon& dragon, Edge edge);

    /// One step further over empty points; false where there is none.
    bool step();

    const PointSet& points() const { return points_; }
    int empties() const { return empties_; }
    /// The stones of one color that bound it.
    PointSet bound_by(Color side) const;

private:
    void add(Point p);
    void walk_stones();
    void meet(Point stone);
    bool take_in_short_bounds();

    const Scene& scene_;
    Edge edge_;
    PointSet points_;
    int empties_ = 0;
    std::vector<bool> bounds_;  ///< chains at its edge
    std::vector<Point> open_;   ///< what the last step found
};

}  // namespace goterr::life
