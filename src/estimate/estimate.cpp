#include "goterr/estimate/estimate.hpp"

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

}  // namespace

Estimate estimate(const Position& position, const EstimateOptions& options) {
    const Evidence evidence = gather(position, options);
    Estimate result;
    result.position = position;
    result.options = options;
    result.dragons = evidence.dragons;
    result.seki = stones_in_seki(evidence.dragons, position.board.size());
    result.ownership = expected_ownership(evidence);
    const Stage stage = stage_of(evidence);
    result.finished = stage == Stage::finished;
    result.owner = stage == Stage::open ? expected_owners(evidence, result.ownership, options.rules.scoring)
                                        : settled_owners(evidence);
    const double half = half_width(stage, result.ownership, phase_of(position.board));
    if (stage != Stage::open) result.ownership = settled_ownership(evidence, result.owner);
    result.dead = dead_stones(position.board, result.owner);
    result.score = count(position, result.owner, options);
    result.low = result.lead() - half;
    result.high = result.lead() + half;
    result.confident = result.finished;
    return result;
}

}  // namespace goterr
