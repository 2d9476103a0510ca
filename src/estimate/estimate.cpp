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

}  // namespace

Estimate estimate(const Position& position, const EstimateOptions& options) {
    const Evidence evidence = gather(position, options);
    Estimate result;
    result.position = position;
    result.options = options;
    result.dragons = evidence.dragons;
    result.seki = stones_in_seki(evidence.dragons, position.board.size());
    result.ownership = expected_ownership(evidence);
    result.finished = is_finished(evidence);
    result.owner = result.finished ? settled_owners(evidence)
                                   : expected_owners(evidence, result.ownership, options.rules.scoring);
    if (result.finished) result.ownership = settled_ownership(evidence, result.owner);
    result.dead = dead_stones(position.board, result.owner);
    result.score = count(position, result.owner, options);
    const double half = result.finished ? 0 : interval_half_width(result.ownership, phase_of(position.board));
    result.low = result.lead() - half;
    result.high = result.lead() + half;
    result.confident = result.finished;
    return result;
}

}  // namespace goterr
