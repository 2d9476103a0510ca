#include "goterr/estimate/score_curve.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "levels.hpp"

namespace goterr {
namespace {

/// Leads of quiet games differ by less from one position to the next but one.
constexpr double least_change = 1;

/// The median of an even number of leads: the mean of the middle two, so a swing with the turns cancels, and one
/// wild estimate does not matter.
double usual_lead(const ScoreCurve& curve, std::size_t first, std::size_t beyond) {
    std::vector<double> leads;
    for (std::size_t i = first; i < beyond; ++i) leads.push_back(curve[i].lead);
    std::sort(leads.begin(), leads.end());
    return (leads[leads.size() / 2 - 1] + leads[leads.size() / 2]) / 2;
}

/// How much higher the lead is from `index` on than before it. Near the ends both sides are shortened alike, to
/// an even number of positions; where there is none, nothing can be said to stay.
double step_at(const ScoreCurve& curve, std::size_t index, std::size_t reach) {
    const std::size_t span = std::min({reach, index, curve.size() - index}) / 2 * 2;
    if (span == 0) return 0;
    return usual_lead(curve, index, index + span) - usual_lead(curve, index - span, index);
}

/// The steepest step near `index` in the direction of `change`; a slow drift has none.
double steepest_near(const ScoreCurve& curve, std::size_t index, double change, std::size_t reach) {
    double steepest = 0;
    const std::size_t first = index > reach ? index - reach : 1;
    for (std::size_t i = first; i < std::min(curve.size(), index + reach + 1); ++i)
        steepest = std::max(steepest, step_at(curve, i, reach) * (change > 0 ? 1 : -1));
    return steepest;
}

/// How much the lead usually changes between two positions with the same side to move: by what was played, and by chance.
double usual_change(const ScoreCurve& curve) {
    std::vector<double> changes;
    for (std::size_t i = 2; i < curve.size(); ++i)
        changes.push_back(std::abs(curve[i].lead - curve[i - 2].lead));
    if (changes.empty()) return least_change;
    const auto middle = changes.begin() + static_cast<std::ptrdiff_t>(changes.size() / 2);
    std::nth_element(changes.begin(), middle, changes.end());
    return std::max(*middle, least_change);
}

constexpr std::size_t most_losses = 10;

}  // namespace

CurvePoint curve_point(const Estimate& estimate, int move, std::optional<Point> played) {
    const Color player = played ? estimate.position.board[*played] : Color::empty;
    return {move, played, player, estimate.lead(), estimate.low, estimate.high};
}

std::optional<double> points_lost(const ScoreCurve& curve, std::size_t index) {
    const CurvePoint& after = curve[index];
    if (index == 0 || after.player == Color::empty || curve[index - 1].move + 1 != after.move)
        return std::nullopt;
    return sign(after.player) * (curve[index - 1].lead - after.lead);
}

std::vector<Loss> largest_losses(const ScoreCurve& curve, Color side) {
    std::vector<Loss> losses;
    for (std::size_t i = 1; i < curve.size(); ++i)
        if (const auto lost = points_lost(curve, i); lost && curve[i].player == side && *lost > noise)
            losses.push_back({i, *lost});
    std::stable_sort(losses.begin(), losses.end(),
                     [](const Loss& a, const Loss& b) { return a.points > b.points; });
    losses.resize(std::min(losses.size(), most_losses));
    return losses;
}

std::optional<double> mean_loss(const ScoreCurve& curve, Color side, int beyond) {
    double sum = 0;
    int moves = 0;
    for (std::size_t i = 1; i < curve.size() && curve[i].move < beyond; ++i) {
        const auto lost = points_lost(curve, i);
        if (!lost || curve[i].player != side) continue;
        sum += std::max(*lost, 0.0);
        ++moves;
    }
    return moves > 0 ? std::optional(sum / moves) : std::nullopt;
}

std::vector<TurningPoint> turning_points(const ScoreCurve& curve, const TurningPointOptions& options) {
    std::vector<double> leads;
    for (const CurvePoint& point : curve) leads.push_back(point.lead);
    std::vector<TurningPoint> turns;
    for (const Level& level : levels_of(leads, options.steadiness * usual_change(curve))) {
        if (level.first == 0 || std::abs(level.change) < options.least) continue;
        const double enough = std::max(options.least, std::abs(level.change) / 2);
        if (steepest_near(curve, level.first, level.change, options.reach) >= enough)
            turns.push_back({level.first, level.change});
    }
    std::stable_sort(turns.begin(), turns.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.change) > std::abs(b.change);
    });
    turns.resize(std::min(turns.size(), options.most));
    std::sort(turns.begin(), turns.end(),
              [](const TurningPoint& a, const TurningPoint& b) { return a.index < b.index; });
    return turns;
}

}  // namespace goterr
