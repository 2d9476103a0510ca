/// The estimate along a game: the lead after each move, and the moves that turned it.
///
/// A turning point is where the lead comes to another level and stays there: the mean of the positions from
/// it on is far from the mean of those before. What the next move takes back, such as a ko threat, is in no
/// mean.
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

/// What a move lost its player against what was expected before it, in points; below zero: what it won. None
/// for passes and where the position before the move is not in the curve.
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

struct TurningPoint {
    std::size_t index = 0;  ///< into the curve: the position after the move
    double change = 0;      ///< of the lead, points, black positive

    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

/// Levels are means of `reach` positions on either side; within half of that only the largest change counts.
/// In a drift, which turns nothing, `at_once` positions show less than the part `sharpness` of the change.
///
/// `first` and `step` were told from 36 turning points of 140 games of all sizes, `decided` from 100 more of
/// 619 games, looked at one by one with deep effort. A player names 81 of these 136; of the 74 that are left
/// here 64. With a `step` of .5 or .8 for 2/3 it is 70 of 86 or 59 of 68.
///
/// `part_beyond` was told from 56 more in 726 games that nobody had looked at, 500 of them of fast servers: a
/// player names 39, and with it 39 of 49. In 92 that were looked at before, 77 are right, and with it 76 of
/// 85; in 360 games of servers afterwards 7 of 16, and with it 7 of 12. What is left are fates that were
/// decided long before and are seen late.
struct TurningPointOptions {
    std::size_t most = 5;
    double least = 10;  ///< points; smaller changes are no turning points
    std::size_t reach = 28;
    std::size_t at_once = 8;
    double sharpness = 0.4;
    int first = 8;             ///< move; before it a lead is what the handicap is taken to be worth
    std::size_t around = 12;   ///< positions on either side that `part_beyond` compares
    double part_beyond = 0.9;  ///< of the pairs, so many have to lie apart as the change has it
    double step = 2.0 / 3;     ///< part of `least` by which the move and the answers to it change the lead
    double decided = 14;       ///< a lead that turns nothing by being larger before or after
};

/// What turns a game on a board of that size. On small boards games are shorter and fewer points win them:
/// of 24 games on 13x13 with three seeds at quick effort, every eighth has no turning point with these
/// (every third with those of 19x19), and of those that one seed names 82 % are named by all (79 %).
TurningPointOptions turning_point_options(BoardSize size);

/// In the order of the game. Of the moves that one of four seeds names at normal effort, all four name, give
/// or take five moves: 15 of 17 on 38 games of 9x9, 21 of 30 on 49 of 19x19 (15 of 33 and 28 of 65 where the
/// curve was cut into levels).
std::vector<TurningPoint> turning_points(const ScoreCurve& curve, const TurningPointOptions& options = {});

/// What a second look sees of a turning point.
struct SecondLook {
    double before = 0, after = 0;  ///< the leads, over a dozen positions
    double step = 0;  ///< how much higher the lead is in four positions from it on than in four before
};

/// Whether a second look bears a turning point out: it sees the change too, half of it at least, at that move
/// and not bit by bit, and nobody leads by a decided game before and after.
bool is_borne_out(const TurningPoint& turn, const SecondLook& look, const TurningPointOptions& options = {});

}  // namespace goterr
