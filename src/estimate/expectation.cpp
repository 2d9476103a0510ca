#include "goterr/estimate/expectation.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "doubt.hpp"
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

int stones_more(const Board& board) {
    int more = 0;
    for (const Color stone : board.values()) more += sign(stone);
    return more;
}

double opening_worth(const Position& position, const EstimateOptions& options) {
    const int more = stones_more(position.board);
    const int no_territory = options.rules.scoring == Scoring::territory ? more : 0;
    return fair_komi * (2 * more + sign(position.to_move)) + no_territory;
}

/// What the net makes of the board, in the opening mixed with what every player knows; in parts of
/// `first_stones`.
double mixed_worth(double net, const Position& position, const EstimateOptions& options) {
    const auto stones = std::count_if(position.board.values().begin(), position.board.values().end(),
                                      [](Color color) { return is_stone(color); });
    const double part = static_cast<double>(std::min<std::ptrdiff_t>(stones, first_stones)) / first_stones;
    return part * net + (1 - part) * opening_worth(position, options);
}

Expectation between(Grid<float> ownership, double worth, double half_width, double handicap_left) {
    return {std::move(ownership),
            worth,
            worth - half_width - handicap_melts * handicap_left,
            worth + half_width + handicap_holds * handicap_left,
            {},
            {}};
}

/// Of the board alone: its lead is what the points are worth together.
Expectation said_by_nets(const Analysis& analysis, const EstimateOptions& options, double handicap_left) {
    Learned net = learned(analysis.position, inputs_of(analysis), options);
    const double worth = mixed_worth(net.worth, analysis.position, options);
    Expectation said =
        between(std::move(net.ownership), worth, std::max(net.half_width, least_half_width), handicap_left);
    said.stands = std::move(net.stands);
    return said;
}

Expectation mean_of(Expectation one, const Expectation& other, double weight) {
    const auto mean = [&](double a, double b) { return a + weight * (b - a); };
    for (const Point p : points_of(one.ownership.size()))
        one.ownership[p] = static_cast<float>(mean(one.ownership[p], other.ownership[p]));
    return {std::move(one.ownership),
            mean(one.lead, other.lead),
            mean(one.low, other.low),
            mean(one.high, other.high),
            {},
            std::move(one.stands)};
}

/// By both judgments of a dragon in doubt. Quick effort does with one.
Expectation said_of_both(const Analysis& analysis, const EstimateOptions& options, double handicap_left) {
    Expectation said = said_by_nets(analysis, options, handicap_left);
    const Dragon* doubtful = options.effort == Effort::quick ? nullptr : most_doubtful(analysis);
    if (!doubtful) return said;
    const Expectation other = said_by_nets(judged_otherwise(analysis, *doubtful), options, handicap_left);
    return mean_of(std::move(said), other, weight_of_other(*doubtful));
}

/// What 80 % of a normal distribution lies within.
constexpr double deviations_held = 1.2815515655446004;

Expectation advised(const Analysis& analysis, const EstimateOptions& options) {
    const Position& position = analysis.position;
    Opinion opinion = options.adviser(position, options);
    const double half_width = opinion.deviation
                                  ? deviations_held * *opinion.deviation
                                  : interval_half_width(opinion.ownership, phase_of(position.board));
    Expectation said =
        between(std::move(opinion.ownership), opinion.lead - lead_beyond_ownership(position, options),
                std::max(half_width, least_half_width), 0);
    said.advised_by = std::move(opinion.by);
    return said;
}

Expectation said(const Analysis& analysis, const EstimateOptions& options) {
    if (options.adviser) return advised(analysis, options);
    const Position& position = analysis.position;
    const double phase = phase_of(position.board);
    const double handicap_left = options.handicap > 1 ? stone_worth * options.handicap * (1 - phase) : 0;
    if (is_learned_size(position.board.size())) return said_of_both(analysis, options, handicap_left);
    Grid<float> ownership = expected_ownership(analysis);
    const double worth = sum_of(ownership);
    const double half_width = interval_half_width(ownership, phase_of(position.board));
    return between(std::move(ownership), worth, half_width, handicap_left);
}

/// A chain is taken as a whole or not at all: its stones share what the nets say of them one by one, and none
/// of them is dead beside others that are not.
Grid<float> shared_in_chains(Grid<float> ownership, const Chains& chains) {
    for (const Chain& chain : chains) {
        long long sum = 0;
        for (const Point p : chain.stones) sum += in_units(ownership[p]);
        const double share = static_cast<double>(sum) / (fraction_unit * chain.stones.count());
        for (const Point p : chain.stones) ownership[p] = static_cast<float>(share);
    }
    return ownership;
}

/// How surely one of a dragon's chains is what the judge says; 0 where he has no last word.
float last_word(const Dragon& dragon, const Chain& chain, bool is_advised) {
    if (is_unsettled(dragon)) return 0;
    if (is_told(dragon)) return certain;
    if (is_advised) return 0;
    const Known known = std::max(dragon.owner_first.known, dragon.attacker_first.known);
    if (known == Known::proved) return certain;
    return known == Known::read && (dragon.status == Status::seki || chain.stones.count() >= large_chain)
               ? read_out
               : 0;
}

Grid<float> as_judged(Grid<float> ownership, const Analysis& analysis, bool is_advised) {
    for (const Dragon& dragon : analysis.dragons())
        for (const Point p : dragon.stones) {
            const float least = last_word(dragon, analysis.chains.at(p), is_advised);
            if (least == 0) continue;
            const bool black = (dragon.side == Color::black) == (dragon.status != Status::dead);
            ownership[p] = black ? std::max(ownership[p], least) : std::min(ownership[p], -least);
        }
    return ownership;
}

/// On a nearly settled board the few points in doubt go where the walls around them say: players who look at
/// it count them so. While more is open, doubt is the better answer.
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

/// Territory of both sides together, of which black has so much more: whole points for who has less, and what
/// is over for the other. Both are known to the half point.
void divide_territory(double both, double more, Score& score) {
    const double less = std::max(std::round((both - std::abs(more)) / 2), 0.0);
    score.black.territory = less + std::max(more, 0.0);
    score.white.territory = less + std::max(-more, 0.0);
}

double in_points(long long units) { return std::round(static_cast<double>(units) / fraction_unit); }

}  // namespace

Expectation expectation_of(const Analysis& analysis, const EstimateOptions& options,
                           const PointSet& seki_points) {
    Expectation expectation = said(analysis, options);
    expectation.ownership = shared_in_chains(std::move(expectation.ownership), analysis.chains);
    const double before = sum_of(expectation.ownership);
    const bool is_advised = static_cast<bool>(options.adviser);
    expectation.ownership = as_judged(std::move(expectation.ownership), analysis, is_advised);
    if (!is_advised)
        for (const Point p : seki_points) expectation.ownership[p] = 0;
    const double corrected = sum_of(expectation.ownership) - before;
    for (double* points : {&expectation.lead, &expectation.low, &expectation.high})
        *points = lead_from_worth(*points + corrected, analysis.position, options);
    if (!is_advised)
        expectation.ownership =
            with_last_doubts_settled(std::move(expectation.ownership), analysis, seki_points);
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
    return beyond - stones_more(position.board) + position.prisoners.black - position.prisoners.white;
}

double lead_by_record(double lead, const Position& position, const EstimateOptions& options) {
    if (!options.recorded) return lead;
    const auto [black, white] = options.recorded->prisoners;
    const Prisoners& asked = position.prisoners;
    const bool count = options.rules.scoring == Scoring::territory;
    const int prisoners = count ? black - white - asked.black + asked.white : 0;
    const double komi = options.komi + handicap_bonus(options.rules, options.handicap);
    return lead + komi - options.recorded->komi + prisoners;
}

double lead_from_worth(double worth, const Position& position, const EstimateOptions& options) {
    const double most = position.board.size().area(), parts = position.is_over() ? 1 : 2;
    return std::clamp(std::round(worth * parts) / parts, -most, most) +
           lead_beyond_ownership(position, options);
}

Score expected_score(const Position& position, const Expectation& expectation,
                     const EstimateOptions& options) {
    Score score;
    score.white.komi = options.komi + handicap_bonus(options.rules, options.handicap);
    const Share black = share_of(position, expectation.ownership, Color::black);
    const Share white = share_of(position, expectation.ownership, Color::white);
    if (options.rules.scoring == Scoring::territory) {
        score.black.prisoners = in_points(black.dead) + position.prisoners.black;
        score.white.prisoners = in_points(white.dead) + position.prisoners.white;
    } else {
        score.black.stones = in_points(black.stones);
        score.white.stones = in_points(white.stones);
    }
    const long long territory = black.territory + black.dead + white.territory + white.dead;
    divide_territory(static_cast<double>(territory) / fraction_unit, expectation.lead - score.lead(), score);
    return score;
}

}  // namespace goterr
