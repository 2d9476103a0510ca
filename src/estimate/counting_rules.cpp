#include "counting_rules.hpp"

#include <algorithm>
#include <cmath>

#include "goterr/board/orientation.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/life/region.hpp"
#include "played_out.hpp"

namespace goterr {
namespace {

void give_up(Estimate& estimate, Point p) {
    estimate.owner[p] = Color::empty;
    estimate.ownership[p] = 0;
}

void name_false_eyes(Estimate& estimate, const PointSet& points, double worth) {
    for (const Point p : points)
        if (is_stone(estimate.owner[p])) estimate.open_borders.push_back({p, worth, estimate.owner[p], true});
}

/// An eye that a ko costs its owner is not his to fill.
void forget_taken_eyes(Estimate& estimate) {
    std::erase_if(estimate.open_borders, [&](const OpenBorder& border) {
        const auto& moves = estimate.last_moves;
        const auto first = std::find_if(moves.begin(), moves.end(),
                                        [&](const LastMove& move) { return move.point == border.point; });
        return border.false_eye && first != moves.end() && first->side != border.closed_for;
    });
}

/// Whether one point more for the side to move changes who wins.
bool one_point_decides(const Estimate& estimate) {
    const double lead = count(estimate.position, estimate.owner, estimate.options).lead();
    const auto winner = [&](double by) { return recorded_winner(by, estimate.position, estimate.options); };
    return winner(lead) != winner(lead + sign(estimate.position.to_move));
}

/// Where a side plays on its own territory the point is its own all the same, only not counted; but for
/// `nobodys`.
void take(PlayedOut end, const PointSet& nobodys, Estimate& estimate) {
    for (const Point p : points_of(end.owner.size()))
        if (end.owner[p] != estimate.owner[p] && (is_stone(end.owner[p]) || nobodys.contains(p)))
            estimate.ownership[p] = static_cast<float>(sign(end.owner[p]));
    estimate.owner = std::move(end.owner);
    estimate.taken = end.taken;
    estimate.last_moves = std::move(end.moves);
}

/// Of an odd number of neutral points the side to move gets one more. Players who stop mostly do not fill
/// them, so it counts only where the record shows that they did, or where it decides the game: then a move is
/// left.
void take_last_neutral_point(Estimate& estimate, const PointSet& seki) {
    const PointSet neutral = neutral_points(estimate, seki);
    const bool move_left = estimate.counted == Count::as_it_stands;
    if (neutral.count() % 2 == 0 || (move_left && !one_point_decides(estimate))) return;
    const Color side = estimate.position.to_move;
    // which one is the last does not matter; it is the same one however the board is turned
    const Point last = in_canonical_order(neutral, estimate.position.board).back();
    estimate.owner[last] = side;
    estimate.ownership[last] = static_cast<float>(sign(side));
    if (!move_left) return;
    estimate.finished = false;
    estimate.open_borders.push_back({last, 1, side, false});
}

/// False where the moves that are left cannot be trusted.
bool take_played_out(const Analysis& analysis, const NoTerritory& none, Estimate& estimate) {
    auto end = played_out(analysis, estimate.seki, none, estimate.options);
    if (!end) return false;
    take(*std::move(end), none.false_eyes | none.seki_eyes, estimate);
    return true;
}

bool only_seki_around(const Region& region, const Board& living, const PointSet& seki) {
    return seki.includes(with_neighbors(region.points) - points_of_color(living, Color::empty));
}

}  // namespace

PointSet seki_regions(const Analysis& analysis, const PointSet& seki, bool with_eyes) {
    PointSet found(seki.size());
    if (seki.empty()) return found;
    for (const Region& region : analysis.cleared.regions)
        if ((with_eyes || region.shared()) && only_seki_around(region, analysis.cleared.living, seki))
            found |= region.points;
    return found - analysis.dead();
}

PointSet neutral_points(const Estimate& estimate, const PointSet& seki) {
    return (points_of_color(estimate.owner, Color::empty) &
            points_of_color(estimate.position.board, Color::empty)) -
           seki;
}

NoTerritory taxed_points(const Analysis& analysis, const Ruleset& rules) {
    const Board& board = analysis.position.board;
    return rules.tax == Tax::none || analysis.stage == Stage::open
               ? NoTerritory{PointSet(board.size()), PointSet(board.size())}
               : find_no_territory(board, analysis.cleared);
}

bool take_best_play(const Analysis& analysis, Estimate& estimate) {
    auto end = best_played_out(analysis, estimate.lead(), estimate.options);
    if (!end) return false;
    take(*std::move(end), PointSet(estimate.owner.size()), estimate);
    return true;
}

void apply_counting_rules(const Analysis& analysis, const NoTerritory& none, Estimate& estimate) {
    const Ruleset& rules = estimate.options.rules;
    const bool taxed = rules.tax != Tax::none, area = rules.scoring == Scoring::area;
    const PointSet seki = seki_regions(analysis, estimate.seki, taxed);
    for (const Point p : seki) give_up(estimate, p);
    if (area && analysis.stage != Stage::open) {
        const bool played = estimate.counted == Count::played_out && !analysis.told;
        if (played && take_played_out(analysis, none, estimate)) return;
        if (analysis.stage == Stage::finished) take_last_neutral_point(estimate, seki);
    }
    if (!taxed || analysis.stage == Stage::open) return;
    if (!area && !analysis.told && estimate.counted == Count::as_it_stands) {
        name_false_eyes(estimate, none.false_eyes, 1);
        return;
    }
    if (!area && !analysis.told) {
        name_false_eyes(estimate, none.false_eyes, 0);
        if (take_played_out(analysis, none, estimate)) {
            forget_taken_eyes(estimate);
            return;
        }
    }
    for (const Point p : none.under(rules.scoring)) give_up(estimate, p);
}

Color recorded_winner(double lead, const Position& position, const EstimateOptions& options) {
    constexpr double thousandths = 1000;  // a draw stays one, whatever komi was asked for
    return winner_by(std::round(lead_by_record(lead, position, options) * thousandths));
}

Color button_taker(const Analysis& analysis, const Estimate& estimate) {
    if (!estimate.options.rules.button || analysis.stage == Stage::open) return Color::empty;
    const PointSet seki = seki_regions(analysis, estimate.seki, estimate.options.rules.tax != Tax::none);
    return neutral_points(estimate, seki).count() % 2 == 0 ? estimate.position.to_move
                                                           : opponent(estimate.position.to_move);
}

}  // namespace goterr
