/// Regions: what lies between living stones, and who stands around.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

/// Points without living stones that hang together.
struct Region {
    PointSet points;
    bool beside_black = false;
    bool beside_white = false;

    bool shared() const { return beside_black && beside_white; }
    /// The one color around, empty if there are two or none.
    Color owner() const {
        if (beside_black == beside_white) return Color::empty;
        return beside_black ? Color::black : Color::white;
    }
};

/// The board with the dead taken off, and its regions in reading order of their first points.
struct ClearedBoard {
    PointSet dead;
    Board living;
    std::vector<Region> regions;
};

ClearedBoard cleared_board(const Board& board, const PointSet& dead);

/// What hangs together beside a point without the point itself, in the order of its neighbors.
std::vector<Region> parts_around(Point p, const Board& living);

/// Living stones their own, the rest by regions: the dead their captors', empty points the region's owner's.
Grid<Color> owners_by_regions(const Board& board, const ClearedBoard& cleared);

}  // namespace goterr
