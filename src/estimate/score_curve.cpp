#include "goterr/estimate/score_curve.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "goterr/core/sorting.hpp"

namespace goterr {
namespace {

/// The leads without what is far from the positions before and after, so that the next move takes it back, as
/// the answer to a ko threat does: there the nearer of the two.
std::vector<double> lasting_leads(const ScoreCurve& curve, double far) {
    std::vector<double> lasting;
    for (const CurvePoint& point : curve) lasting.push_back(point.lead);
    for (std::size_t i = 0; curve.size() > 1 && i < curve.size(); ++i) {
        // the ends have one neighbor, which stands for both
        const double before = curve[i > 0 ? i - 1 : 1].lead;
        const double after = i + 1 < curve.size() ? curve[i + 1].lead : before;
        const double low = std::min(before, after), high = std::max(before, after);
        if (curve[i].lead > high + far) lasting[i] = high;
        if (curve[i].lead < low - far) lasting[i] = low;
    }
    return lasting;
}

/// The mean of an even number of leads, so that a swing with the turns cancels; of four and more without the
/// highest and the lowest, so that one wild estimate does not matter.
double usual_lead(const std::vector<double>& curve, std::size_t first, std::size_t beyond) {
    std::vector<double> leads(curve.begin() + static_cast<std::ptrdiff_t>(first),
                              curve.begin() + static_cast<std::ptrdiff_t>(beyond));
    sort_stably(leads);
    const std::ptrdiff_t wild = leads.size() > 2 ? 1 : 0;
    const double sum = std::accumulate(leads.begin() + wild, leads.end() - wild, 0.0);
    return sum / static_cast<double>(leads.size() - static_cast<std::size_t>(2 * wild));
}

/// How much higher the lead is from each position on than before it. Near the ends both sides are shortened
/// alike, to an even number of positions; where there is none, nothing can be said to stay.
std::vector<double> steps_of(const std::vector<double>& curve, std::size_t reach) {
    std::vector<double> steps(curve.size());
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const std::size_t span = std::min({reach, i, curve.size() - i}) / 2 * 2;
        if (span > 0) steps[i] = usual_lead(curve, i, i + span) - usual_lead(curve, i - span, i);
    }
    return steps;
}

/// The largest of some steps near `index` in the direction of `change`.
double largest_near(const std::vector<double>& steps, std::size_t index, double change, std::size_t reach) {
    double largest = 0;
    const std::size_t beyond = std::min(steps.size(), index + reach + 1);
    for (std::size_t i = index > reach ? index - reach : 0; i < beyond; ++i)
        largest = std::max(largest, change > 0 ? steps[i] : -steps[i]);
    return largest;
}

/// Without the wildest values a clear jump looks alike from a few positions: the one whose move changes the
/// lead most.
std::size_t sharpest_near(const std::vector<double>& leads, std::size_t index, double change) {
    constexpr std::size_t near = 2;
    std::size_t sharpest = index;
    double most = 0;
    for (std::size_t i = std::max<std::size_t>(index, near + 1) - near;
         i < std::min(leads.size(), index + near + 1); ++i) {
        const double jump = change > 0 ? leads[i] - leads[i - 1] : leads[i - 1] - leads[i];
        if (jump <= most) continue;
        most = jump;
        sharpest = i;
    }
    return sharpest;
}

/// How rarely the lead goes back over a turn: the part of the pairs of a position shortly before it and one
/// shortly after in which the lead is farther that way after it. While a ko is open or the estimate is in
/// doubt, they mix.
double part_beyond(const std::vector<double>& leads, const TurningPoint& turn, std::size_t near) {
    const std::size_t first = std::max(turn.index, near) - near;
    const std::size_t beyond = std::min(turn.index + near, leads.size());
    double pairs = 0, farther = 0;
    for (std::size_t before = first; before < turn.index; ++before)
        for (std::size_t after = turn.index; after < beyond; ++after) {
            const double more = (leads[after] - leads[before]) * (turn.change > 0 ? 1 : -1);
            farther += more > 0 ? 1 : more == 0 ? 0.5 : 0;
            ++pairs;
        }
    return pairs > 0 ? farther / pairs : 0;
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
    sort_stably(losses, [](const Loss& a, const Loss& b) { return a.points > b.points; });
    losses.resize(std::min(losses.size(), most_losses));
    return losses;
}

TurningPointOptions turning_point_options(BoardSize size) {
    constexpr int usual = 15 * 15, small = 9 * 9;
    if (size.area() > usual) return {};
    // on the smallest most of the board changes hands at once, so that less than eight points turn nothing
    // for long
    const double least = size.area() > small ? 6.0 : 8.0;
    return {.least = least, .reach = 20, .decided = 1.4 * least};
}

std::vector<TurningPoint> turning_points(const ScoreCurve& curve, const TurningPointOptions& options) {
    const std::vector<double> leads = lasting_leads(curve, options.least);
    const std::vector<double> steps = steps_of(leads, options.reach),
                              sharp = steps_of(leads, options.at_once);
    const std::size_t near = options.reach / 2;
    std::vector<TurningPoint> turns;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double size = std::abs(steps[i]);
        const bool is_near =
            !turns.empty() && i <= turns.back().index + near && turns.back().change * steps[i] > 0;
        if (size < options.least || is_near || largest_near(steps, i, steps[i], near) > size) continue;
        if (largest_near(sharp, i, steps[i], near) >= options.sharpness * size)
            turns.push_back({sharpest_near(leads, i, steps[i]), steps[i]});
    }
    std::erase_if(turns, [&](const TurningPoint& turn) {
        return curve[turn.index].move < options.first ||
               part_beyond(leads, turn, options.around) < options.part_beyond;
    });
    sort_stably(turns, [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.change) > std::abs(b.change);
    });
    turns.resize(std::min(turns.size(), options.most));
    sort_stably(turns, [](const TurningPoint& a, const TurningPoint& b) { return a.index < b.index; });
    return turns;
}

bool is_borne_out(const TurningPoint& turn, const SecondLook& look, const TurningPointOptions& options) {
    const double side = turn.change > 0 ? 1 : -1;
    const bool stays =
        side * (look.after - look.before) >= std::max(options.least, std::abs(turn.change) / 2);
    const bool at_once = side * look.step >= options.step * options.least;
    const bool won = std::min(look.before, look.after) >= options.decided ||
                     std::max(look.before, look.after) <= -options.decided;
    return stays && at_once && !won;
}

}  // namespace goterr
