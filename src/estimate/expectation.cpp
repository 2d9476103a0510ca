#include "goterr/estimate/expectation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "goterr/board/handicap.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/estimate/interval.hpp"
#include "goterr/estimate/learned.hpp"
#include "goterr/estimate/owner_map.hpp"
#include "goterr/estimate/ownership.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Ownership as integers, so that sums do not depend on the order of the points.
constexpr double fraction_unit = 1 << 17;

long long in_units(double value) { return rounded(value * fraction_unit); }

double sum_of(const Grid<float>& ownership) {
    long long sum = 0;
    for (const float value : ownership.values()) sum += in_units(value);
    return static_cast<double>(sum) / fraction_unit;
}

double opening_lead(const Position& position, const EstimateOptions& options) {
    int more = 0;
    for (const Color stone : position.board.values()) more += sign(stone);
    const double komi = options.komi + handicap_bonus(options.rules, options.handicap);
    return fair_komi * (2 * more + sign(position.to_move)) - komi;
}

/// The net's lead, in the opening mixed with what every player knows; in parts of `first_stones`.
double mixed_lead(double net, const Position& position, const EstimateOptions& options) {
    const auto stones = std::count_if(position.board.values().begin(), position.board.values().end(),
                                      [](Color color) { return is_stone(color); });
    const double part = static_cast<double>(std::min<std::ptrdiff_t>(stones, first_stones)) / first_stones;
    return part * net + (1 - part) * opening_lead(position, options);
}

Expectation between(Grid<float> ownership, double lead, double half_width, double handicap_left) {
    return {std::move(ownership), lead, lead - half_width - handicap_melts * handicap_left,
            lead + half_width + handicap_holds * handicap_left};
}

Expectation said(const Analysis& analysis, const EstimateOptions& options) {
    const Position& position = analysis.position;
    const double phase = phase_of(position.board);
    const double handicap_left = options.handicap > 1 ? stone_worth * options.handicap * (1 - phase) : 0;
    if (is_learned_size(position.board.size())) {
        Learned net = learned(analysis.position, inputs_of(analysis), options);
        const double lead = mixed_lead(net.lead, position, options);
        return between(std::move(net.ownership), lead, std::max(net.half_width, least_half_width),
                       handicap_left);
    }
    Grid<float> ownership = expected_ownership(analysis);
    const double lead = sum_of(ownership) + lead_beyond_ownership(position, options);
    const double half_width = interval_half_width(ownership, phase_of(position.board));
    return between(std::move(ownership), lead, half_width, handicap_left);
}

/// How surely one of a dragon's chains is what the judge says; 0 where he has no last word.
float last_word(const Dragon& dragon, const Chain& chain) {
    if (is_unsettled(dragon)) return 0;
    if (dragon.reason.cause == Cause::user) return certain;
    const Known known = std::max(dragon.owner_first.known, dragon.attacker_first.known);
    if (known == Known::proved) return certain;
    return known == Known::read && (dragon.status == Status::seki || chain.stones.count() >= large_chain)
               ? read_out
               : 0;
}

Grid<float> as_judged(Grid<float> ownership, const Analysis& analysis) {
    for (const Dragon& dragon : analysis.dragons)
        for (const Point p : dragon.stones) {
            const float least = last_word(dragon, analysis.chains.at(p));
            if (least == 0) continue;
            const bool black = (dragon.side == Color::black) == (dragon.status != Status::dead);
            ownership[p] = black ? std::max(ownership[p], least) : std::min(ownership[p], -least);
        }
    return ownership;
}

/// On a nearly settled board the few points in doubt go where the walls around them say: players who look at it count
/// them so. While more is open, doubt is the better answer.
Grid<float> with_last_doubts_settled(Grid<float> ownership, const Analysis& analysis,
                                     const PointSet& seki_points) {
    const Grid<Color> owner = settled_owners(analysis);
    std::vector<Point> in_doubt;
    for (const Point p : points_of(ownership.size()))
        if (is_stone(owner[p]) && std::abs(ownership[p]) <= likely && !seki_points.contains(p))
            in_doubt.push_back(p);
    if (static_cast<int>(in_doubt.size()) * sure_for_one_in_doubt > ownership.size().area()) return ownership;
    for (const Point p : in_doubt) ownership[p] = leaning * static_cast<float>(sign(owner[p]));
    return ownership;
}

/// Expectations of one side, in units.
struct Share {
    long long territory = 0;
    long long dead = 0;  ///< of the enemy's stones
    long long stones = 0;
};

Share share_of(const Position& position, const Grid<float>& ownership, Color side) {
    Share share;
    for (const Point p : points_of(ownership.size())) {
        const Color stone = position.board[p];
        const long long own = sign(side) * in_units(ownership[p]);
        if (stone == Color::empty) share.territory += std::max(own, 0LL);
        if (stone == opponent(side)) share.dead += (own + in_units(1)) / 2;
        if (stone == side) share.stones += (own + in_units(1)) / 2;
    }
    return share;
}

double in_points(long long units) { return std::round(static_cast<double>(units) / fraction_unit); }

}  // namespace

Expectation expectation_of(const Analysis& analysis, const EstimateOptions& options,
                           const PointSet& seki_points) {
    Expectation expectation = said(analysis, options);
    const double before = sum_of(expectation.ownership);
    expectation.ownership = as_judged(std::move(expectation.ownership), analysis);
    for (const Point p : seki_points) expectation.ownership[p] = 0;
    const double corrected = sum_of(expectation.ownership) - before;
    for (double* points : {&expectation.lead, &expectation.low, &expectation.high})
        *points = std::round((*points + corrected) * 2) / 2;
    expectation.ownership = with_last_doubts_settled(std::move(expectation.ownership), analysis, seki_points);
    return expectation;
}

Grid<Color> likely_owners(const Grid<float>& ownership) {
    Grid<Color> owners(ownership.size());
    for (const Point p : points_of(ownership.size()))
        owners[p] = ownership[p] > likely    ? Color::black
                    : ownership[p] < -likely ? Color::white
                                             : Color::empty;
    return owners;
}

double lead_beyond_ownership(const Position& position, const EstimateOptions& options) {
    double beyond = -options.komi - handicap_bonus(options.rules, options.handicap);
    if (options.rules.scoring == Scoring::area) return beyond;
    for (const Color stone : position.board.values()) beyond -= sign(stone);
    return beyond + position.prisoners.black - position.prisoners.white;
}

Score expected_score(const Position& position, const Expectation& expectation,
                     const EstimateOptions& options) {
    const bool territory = options.rules.scoring == Scoring::territory;
    // What the lead has beyond the sum of the points is divided between the sides.
    const double rest =
        expectation.lead - sum_of(expectation.ownership) - lead_beyond_ownership(position, options);
    Score score;
    std::array<double, 2> points{};  // may fall below zero where the rest is large
    for (const Color side : {Color::black, Color::white}) {
        const Share share = share_of(position, expectation.ownership, side);
        const bool black = side == Color::black;
        SideScore& of_side = black ? score.black : score.white;
        points[black ? 0 : 1] = in_points(share.territory + share.dead + in_units(sign(side) * rest / 2));
        if (territory)
            of_side.prisoners =
                in_points(share.dead) + (black ? position.prisoners.black : position.prisoners.white);
        else
            of_side.stones = in_points(share.stones);
    }
    // What one side lacks the other has more.
    score.black.territory = std::max(points[0], 0.0) + std::max(-points[1], 0.0);
    score.white.territory = std::max(points[1], 0.0) + std::max(-points[0], 0.0);
    score.white.komi = options.komi + handicap_bonus(options.rules, options.handicap);
    return score;
}

}  // namespace goterr
