/// A set of points and what lies beside them.
#pragma once

#include "goterr/board/board.hpp"

namespace goterr {

inline PointSet with_neighbors(const PointSet& points) {
    PointSet grown = points;
    for (const Point p : points)
        for (const Point q : neighbors_of(p, points.size())) grown.insert(q);
    return grown;
}

}  // namespace goterr
