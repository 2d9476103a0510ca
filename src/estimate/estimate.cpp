#include "goterr/estimate/estimate.hpp"

#include <utility>

#include "classical.hpp"
#include "confidence.hpp"
#include "counting_rules.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/interval.hpp"
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

double half_width(Stage stage, const Grid<float>& ownership, float phase) {
    if (stage == Stage::finished) return 0;
    return stage == Stage::settled ? gap_half_width : interval_half_width(ownership, phase);
}

OwnerMap combined_owners(const Evidence& evidence, const EstimateOptions& options, Stage stage,
                         const PointSet& seki) {
    if (stage == Stage::open) {
        Grid<float> ownership = expected_ownership(evidence);
        for (const Point p : seki_regions(evidence, seki, options.rules.tax != Tax::none)) ownership[p] = 0;
        Grid<Color> owner = expected_owners(evidence, ownership, options.rules.scoring);
        return {std::move(owner), std::move(ownership)};
    }
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

OwnerMap owner_map(const Evidence& evidence, const EstimateOptions& options, Stage stage,
                   const PointSet& seki) {
    switch (options.method) {
        case Method::bouzy: return bouzy_owners(evidence, {options.dilations, options.erosions});
        case Method::influence: return influence_owners(evidence);
        case Method::combined: break;
    }
    return combined_owners(evidence, options, stage, seki);
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
    result.dragons = evidence.dragons;
    result.seki = stones_in_seki(evidence.dragons, position.board.size());
    const Stage stage = stage_of(evidence);
    if (stage != Stage::open) settle_doubts(evidence);
    OwnerMap map = owner_map(evidence, options, stage, result.seki);
    const double half = half_width(stage, map.ownership, phase_of(position.board));
    result.owner = std::move(map.owner);
    result.ownership = std::move(map.ownership);
    result.finished = stage == Stage::finished;
    if (stage == Stage::settled) result.open_borders = open_borders(evidence);
    const Color button = button_taker(evidence, stage, result);
    if (options.method == Method::combined) apply_counting_rules(evidence, stage, result);
    result.dead = dead_stones(position.board, result.owner);
    result.score = count(position, result.owner, options);
    if (button == Color::black) result.score.black.komi += button_worth;
    if (button == Color::white) result.score.white.komi += button_worth;
    result.low = result.lead() - half - left_to_play(result, Color::black);
    result.high = result.lead() + half + left_to_play(result, Color::white);
    result.confident = is_confident(evidence, result);
    return result;
}

}  // namespace goterr
