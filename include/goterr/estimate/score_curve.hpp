/// The estimate along a game: the lead after each move, and the moves that turned it.
///
/// A turning point is where the lead comes to another level and stays there: the curve is cut into levels wherever that
/// explains more of it than chance would, measured by how much this very curve usually changes.
#pragma once

#include <optional>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct CurvePoint {
    int move = 0;
    std::optional<Point> played;  ///< the move that led here; none after a pass and at the start
    Color player = Color::empty;  ///< who played it
    double lead = 0;
    double low = 0;
    double high = 0;

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

using ScoreCurve = std::vector<CurvePoint>;

/// What an estimate adds to a curve.
CurvePoint curve_point(const Estimate& estimate, int move, std::optional<Point> played);

/// What a move lost its player against what was expected before it, in points; below zero: what it won. None for passes
/// and where the position before the move is not in the curve.
std::optional<double> points_lost(const ScoreCurve& curve, std::size_t index);

/// A loss that is larger than what two estimates of one position may differ by.
struct Loss {
    std::size_t index = 0;  ///< into the curve: the position after the move
    double points = 0;

    friend bool operator==(const Loss&, const Loss&) = default;
};

/// Estimates with other seeds differ by a point or two, rarely by more than this.
inline constexpr double noise = 4;

/// The side's ten largest losses, the largest first.
std::vector<Loss> largest_losses(const ScoreCurve& curve, Color side);

/// The mean of what a side's moves lost (a gain counts as nothing), of those before `beyond`; none where none is known.
std::optional<double> mean_loss(const ScoreCurve& curve, Color side, int beyond);

struct TurningPoint {
    std::size_t index = 0;  ///< into the curve: the position after the move
    double change = 0;      ///< of the lead, points, black positive

    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

struct TurningPointOptions {
    std::size_t most = 5;
    double least = 5;        ///< points; smaller changes are no turning points
    std::size_t reach = 10;  ///< positions either way in which at least half of the change has to happen
    /// A new level explains this many usual changes. Of the moves that one of four seeds names, all four name, give or take
    /// five moves: 53 % of 74 on 30 games of 9x9, 38 % of 16 on 12 of 19x19 at quick effort (of the largest steps between
    /// medians of four positions, as it was: 47 % of 209 and 10 % of 143).
    double steadiness = 60;
};

/// In the order of the game.
std::vector<TurningPoint> turning_points(const ScoreCurve& curve, const TurningPointOptions& options = {});

}  // namespace goterr
