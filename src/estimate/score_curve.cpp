#include "goterr/estimate/score_curve.hpp"

#include <algorithm>
#include <cmath>

namespace goterr {
namespace {

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

/// The single move that changed most within reach of a step, in the step's direction.
std::size_t sharpest_move(const ScoreCurve& curve, const TurningPoint& turn, std::size_t reach) {
    const std::size_t first = turn.index > reach ? turn.index - reach + 1 : 1;
    std::size_t sharpest = turn.index;
    double most = 0;
    for (std::size_t i = first; i < std::min(curve.size(), turn.index + reach); ++i) {
        const double change = (curve[i].lead - curve[i - 1].lead) * (turn.change > 0 ? 1 : -1);
        if (change > most) sharpest = i, most = change;
    }
    return sharpest;
}

std::size_t distance(std::size_t a, std::size_t b) { return a > b ? a - b : b - a; }

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
    std::vector<TurningPoint> steps;
    for (std::size_t i = 1; i < curve.size(); ++i)
        if (const double change = step_at(curve, i, options.reach); std::abs(change) >= options.least)
            steps.push_back({i, change});
    std::stable_sort(steps.begin(), steps.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.change) > std::abs(b.change);
    });
    std::vector<TurningPoint> chosen;
    for (const TurningPoint& step : steps) {
        const bool apart = std::all_of(chosen.begin(), chosen.end(), [&](const TurningPoint& other) {
            return distance(step.index, other.index) >= 2 * options.reach;
        });
        if (apart && chosen.size() < options.most) chosen.push_back(step);
    }
    for (TurningPoint& turn : chosen) turn.index = sharpest_move(curve, turn, options.reach);
    std::sort(chosen.begin(), chosen.end(),
              [](const TurningPoint& a, const TurningPoint& b) { return a.index < b.index; });
    return chosen;
}

}  // namespace goterr
