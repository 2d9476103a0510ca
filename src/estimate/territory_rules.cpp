#include "territory_rules.hpp"

#include "goterr/core/flood_fill.hpp"
#include "goterr/estimate/no_territory.hpp"

namespace goterr {
namespace {

void give_up(Estimate& estimate, Point p) {
    estimate.owner[p] = Color::empty;
    estimate.ownership[p] = 0;
}

}  // namespace

PointSet seki_room(const Evidence& evidence, const PointSet& seki, bool with_eyes) {
    const Board living = without(evidence.position.board, evidence.dead);
    PointSet found(living.size()), seen(living.size());
    for (const Point stone : seki)
        for (const Point start : neighbors_of(stone, living.size())) {
            if (is_stone(living[start]) || seen.contains(start)) continue;
            const PointSet room =
                flood_fill(start, living.size(), [&](Point p) { return !is_stone(living[p]); });
            seen |= room;
            bool black = false, white = false, only_seki = true;
            for (const Point p : room)
                for (const Point q : neighbors_of(p, living.size())) {
                    black = black || living[q] == Color::black;
                    white = white || living[q] == Color::white;
                    only_seki = only_seki && (!is_stone(living[q]) || seki.contains(q));
                }
            if (only_seki && (with_eyes || (black && white))) found |= room;
        }
    return found - evidence.dead;
}

void apply_territory_rules(const Evidence& evidence, Stage stage, Estimate& estimate) {
    const bool taxed = estimate.options.rules.tax != Tax::none;
    for (const Point p : seki_room(evidence, estimate.seki, taxed)) give_up(estimate, p);
    if (!taxed || stage == Stage::open) return;
    const NoTerritory none = find_no_territory(evidence.position.board, evidence.dead);
    for (const Point p : none.false_eyes) {
        if (evidence.told)
            give_up(estimate, p);
        else if (is_stone(estimate.owner[p]))
            estimate.open_borders.push_back({p, 1, estimate.owner[p], true});
    }
    if (evidence.told)
        for (const Point p : none.seki_eyes) give_up(estimate, p);
}

}  // namespace goterr
