#include "goterr/estimate/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "classical.hpp"
#include "confidence.hpp"
#include "count_choice.hpp"
#include "counting_rules.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/estimate/interval.hpp"
#include "goterr/estimate/learned.hpp"
#include "goterr/estimate/owner_map.hpp"
#include "goterr/estimate/ownership.hpp"

namespace goterr {
namespace {

PointSet stones_in_seki(const std::vector<Dragon>& dragons, BoardSize size) {
    PointSet stones(size);
    for (const Dragon& dragon : dragons)
        if (dragon.status == Status::seki) stones |= dragon.stones;
    return stones;
}

/// Small gaps in the borders are worth this much either way in four games of five, points.
constexpr double gap_half_width = 2;

/// How far a count may be off, points; one made by another method in an open position as far as the features say.
double half_width(Stage stage, const Grid<float>& ownership, float phase) {
    if (stage == Stage::finished) return 0;
    return stage == Stage::settled ? gap_half_width : interval_half_width(ownership, phase);
}

OwnerMap counted_owners(const Evidence& evidence) {
    Grid<Color> owner = settled_owners(evidence);
    Grid<float> ownership = settled_ownership(evidence, owner);
    return {std::move(owner), std::move(ownership)};
}

/// Points that a side may still lose at places left open, in a position that is counted.
double left_to_play(const Estimate& estimate, Color side) {
    double points = 0;
    for (const OpenBorder& border : estimate.open_borders)
        if (border.closed_for == side) points += border.worth;
    return points;
}

Position with_prisoners(Position position, Prisoners taken) {
    position.prisoners = taken;
    return position;
}

OwnerMap owner_map(const Evidence& evidence, const EstimateOptions& options) {
    switch (options.method) {
        case Method::bouzy: return bouzy_owners(evidence, {options.dilations, options.erosions});
        case Method::influence: return influence_owners(evidence);
        case Method::combined: break;
    }
    return counted_owners(evidence);
}

/// The lead of an open position is an expectation, its owner map what is likely.
void expect(const Evidence& evidence, Estimate& estimate) {
    const Expectation expectation =
        expectation_of(evidence, estimate.options,
                       seki_regions(evidence, estimate.seki, estimate.options.rules.tax != Tax::none));
    estimate.owner = likely_owners(expectation.ownership);
    estimate.ownership = expectation.ownership;
    estimate.dead = dead_stones(estimate.position.board, estimate.owner);
    estimate.score = expected_score(estimate.position, expectation, estimate.options);
    estimate.expected_lead = expectation.lead;
    estimate.low = expectation.low;
    estimate.high = expectation.high;
}

/// Dragons that the sampled games kept or lost this often are asked about no more: of 860 with less than 0.8 the net doubted
/// one, a single stone.
constexpr double clear = 0.6;

bool are_clear(const Evidence& evidence) {
    return std::all_of(evidence.dragons.begin(), evidence.dragons.end(), [](const Dragon& dragon) {
        return std::abs(dragon.survival) >= clear || dragon.reason.cause == Cause::unconditional;
    });
}

/// Where the net takes a dragon for the other side's, the count is one of two that are possible: the interval holds its
/// lead too. Quick effort does without a second opinion, and the user's word needs none.
void ask_the_net(const Evidence& evidence, Estimate& estimate) {
    if (evidence.told || estimate.options.effort == Effort::quick) return;
    if (!is_learned_size(estimate.position.board.size()) || are_clear(evidence)) return;
    const Learned net = learned(evidence, estimate.options);
    if (doubted_stones(evidence, estimate.owner, net.ownership).empty()) return;
    const double lead = std::round(net.lead * 2) / 2;
    estimate.low = std::min(estimate.low, lead);
    estimate.high = std::max(estimate.high, lead);
}

/// By one of the two counts.
Estimate counted_by(Count count_chosen, const Evidence& evidence, Stage stage, Estimate estimate) {
    estimate.counted = count_chosen;
    const Color button = button_taker(evidence, stage, estimate);
    if (estimate.options.method == Method::combined) apply_counting_rules(evidence, stage, estimate);
    const Position& position = estimate.position;
    estimate.dead = dead_stones(position.board, estimate.owner);
    estimate.score = count(with_prisoners(position, estimate.taken), estimate.owner, estimate.options);
    if (button == Color::black) estimate.score.black.komi += button_worth;
    if (button == Color::white) estimate.score.white.komi += button_worth;
    estimate.low = estimate.high = estimate.lead();
    return estimate;
}

/// The lead by the other count where it differs; where that may be the right one, the interval holds it.
void add_other_count(const Estimate& other, Estimate& estimate) {
    if (other.lead() == estimate.lead()) return;
    estimate.other_lead = other.lead();
    if (estimate.options.count || !estimate.habit.in_doubt()) return;
    estimate.low = std::min(estimate.low, other.lead());
    estimate.high = std::max(estimate.high, other.lead());
}

/// By both counts. Who wins by the moves that are left does not stop before them.
Estimate likelier_count(const Evidence& evidence, Stage stage, const Estimate& uncounted) {
    Estimate stands = counted_by(Count::as_it_stands, evidence, stage, uncounted);
    Estimate played = counted_by(Count::played_out, evidence, stage, uncounted);
    if (winner_by(stands.lead()) != winner_by(played.lead())) {
        stands.habit.signs.push_back(CountSign::decides_winner);
        played.habit = stands.habit;
    }
    const bool chosen = uncounted.options.count.value_or(stands.habit.count()) == Count::played_out;
    Estimate& estimate = chosen ? played : stands;
    add_other_count(chosen ? stands : played, estimate);
    return std::move(estimate);
}

/// The lead of any other position is a count of its owner map.
void count_up(const Evidence& evidence, Stage stage, Estimate& estimate) {
    OwnerMap map = owner_map(evidence, estimate.options);
    const double half = half_width(stage, map.ownership, phase_of(estimate.position.board));
    estimate.owner = std::move(map.owner);
    estimate.ownership = std::move(map.ownership);
    estimate.finished = stage == Stage::finished;
    if (stage == Stage::settled) estimate.open_borders = open_borders(evidence);
    estimate.habit = count_signs(evidence, estimate);
    const bool two_counts = estimate.options.method == Method::combined && !evidence.told;
    const Count asked = estimate.options.count.value_or(Count::as_it_stands);
    estimate = two_counts ? likelier_count(evidence, stage, estimate)
                          : counted_by(asked, evidence, stage, std::move(estimate));
    estimate.low = std::min(estimate.low, estimate.lead() - half - left_to_play(estimate, Color::black));
    estimate.high = std::max(estimate.high, estimate.lead() + half + left_to_play(estimate, Color::white));
    if (estimate.options.method == Method::combined) ask_the_net(evidence, estimate);
}

/// Who has passed wants a count, whatever is open.
Stage stage_to_count(const Evidence& evidence) {
    const Stage stage = stage_of(evidence);
    return stage == Stage::open && evidence.position.is_over() ? Stage::settled : stage;
}

}  // namespace

Estimate estimate(const Position& position, const EstimateOptions& options) {
    return estimate(gather(position, options), options);
}

Estimate estimate(Evidence evidence, const EstimateOptions& options) {
    const Position& position = evidence.position;
    Estimate result;
    result.position = position;
    result.options = options;
    result.taken = position.prisoners;
    result.seki = stones_in_seki(evidence.dragons, position.board.size());
    const Stage stage = stage_to_count(evidence);
    if (stage != Stage::open) settle_doubts(evidence);
    if (stage == Stage::open && options.method == Method::combined)
        expect(evidence, result);
    else
        count_up(evidence, stage, result);
    result.confident = is_confident(evidence, result);
    result.dragons = std::move(evidence.dragons);
    return result;
}

}  // namespace goterr
