/// Influence when it is somebody's turn: gaps in a wall are closed if their owner may play first, and open if
/// the opponent may.
///
/// A gap is a straight run of one or two empty points between two safe stones of a side on the second to
/// fourth line, or between a safe stone and the edge. A side to move can close any of these. With the
/// opponent to move a gap of one point still holds, as the intruder is met below it, except on the edge,
/// where the first-line crawl costs something; a gap of two does not, and enemy stones that stand at it look
/// in. Shapes only; whether the stones themselves are safe comes with `Standing`. The example, with O to move
/// and with X:
///
///     ...XX...        ...XX...    The territorial value of a move is the difference it makes to
///     OOO..OOO        OOO.OOOO    `territory_map` with the opponent to move each time. Source of the
///     O......O        O......O    question: GNU Go documentation, "Escape". The answer's rules are goterr's own.
///     O......O        O......O
#pragma once

#include "goterr/influence/influence.hpp"

namespace goterr {

struct Gap {
    Color wall = Color::empty;  ///< whose gap it is
    std::vector<Point> points;  ///< one or two
    bool at_edge = false;       ///< it ends at the edge instead of at a stone

    friend bool operator==(const Gap&, const Gap&) = default;
};

/// All gaps; none that enemy stones already pass: these stand on both sides of it, or inside.
std::vector<Gap> find_gaps(const Board& board, const Standing& standing);

/// What a turn changes for one side's influence.
struct Turn {
    explicit Turn(BoardSize size) : permeability_factor(size, 1.0) {}

    Grid<double> permeability_factor;  ///< 0 where it is shut out, 0.7 where it is hindered
    std::vector<Source> looking_in;    ///< sources in the gaps it may enter
};

/// What it means for the influence of `side` that `to_move` plays next.
Turn turn_for(const Board& board, Color side, const Standing& standing, Color to_move);

/// Both sides' influence with `to_move` to play; with `Color::empty` the same as `influence_map`.
InfluenceMap influence_in_turn(const Board& board, const Standing& standing, Color to_move,
                               const Era& era = latest_era);

}  // namespace goterr
