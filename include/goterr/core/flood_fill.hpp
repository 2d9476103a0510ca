/// The points that can be reached from one point along the lines without leaving what a predicate accepts.
#pragma once

#include <vector>

#include "goterr/core/point_set.hpp"

namespace goterr {

/// `accepts(point) -> bool`. Empty when `start` itself is not accepted. No recursion.
template <typename Predicate>
PointSet flood_fill(Point start, BoardSize size, Predicate accepts) {
    PointSet filled(size);
    if (!accepts(start)) return filled;
    std::vector<Point> open{start};
    filled.insert(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for_neighbors(p, size, [&](Point q) {
            if (filled.contains(q) || !accepts(q)) return;
            filled.insert(q);
            open.push_back(q);
        });
    }
    return filled;
}

/// What hangs together along the lines, in reading order of first points.
inline std::vector<PointSet> parts_of(PointSet points) {
    std::vector<PointSet> parts;
    while (!points.empty()) {
        parts.push_back(
            flood_fill(points.first(), points.size(), [&](Point q) { return points.contains(q); }));
        points -= parts.back();
    }
    return parts;
}

}  // namespace goterr
