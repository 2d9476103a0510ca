/// What a picture of an estimate shows at each intersection, whatever it is drawn with.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct PointMark {
    Color stone = Color::empty;
    Color counted = Color::empty;  ///< whose point it is in the count
    double lean = 0;               ///< the ownership, -1..1, black positive
    bool dead = false;
    bool seki = false;
    bool unsettled = false;  ///< a stone of a dragon whose fate depends on who moves
    bool last_move = false;

    /// A point that a territory mark belongs on: empty, or under a dead stone.
    bool open() const { return stone == Color::empty || dead; }

    friend bool operator==(const PointMark&, const PointMark&) = default;
};

Grid<PointMark> point_marks(const Estimate& estimate, const Provenance& provenance);

/// The stones of all dragons whose fate depends on who moves.
PointSet unsettled_stones(const Estimate& estimate);

}  // namespace goterr
