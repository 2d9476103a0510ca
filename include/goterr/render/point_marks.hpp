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

/// Below it the ownership leans nowhere worth a mark: on an empty board it is off by as much.
constexpr double leaning_from = 0.2;

/// A life-and-death problem: a board that was set up to ask who lives, not for the score.
bool shows_problem(const Estimate& estimate, const Provenance& provenance);

/// The dragon such a problem asks about.
std::optional<Dragon> dragon_in_question(const Estimate& estimate);

/// Problems are drawn as books have them: nobody's points are marked, and stones in question are not off the
/// board.
Grid<PointMark> point_marks(const Estimate& estimate, const Provenance& provenance);

}  // namespace goterr
