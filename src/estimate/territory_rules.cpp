#include "territory_rules.hpp"

#include "goterr/estimate/no_territory.hpp"
#include "rooms.hpp"

namespace goterr {
namespace {

void give_up(Estimate& estimate, Point p) {
    estimate.owner[p] = Color::empty;
    estimate.ownership[p] = 0;
}

bool only_seki_around(const Room& room, const Board& living, const PointSet& seki) {
    for (const Point p : room.points)
        for (const Point q : neighbors_of(p, living.size()))
            if (is_stone(living[q]) && !seki.contains(q)) return false;
    return true;
}

}  // namespace

PointSet seki_room(const Evidence& evidence, const PointSet& seki, bool with_eyes) {
    PointSet found(seki.size());
    if (seki.empty()) return found;
    const Board living = without(evidence.position.board, evidence.dead);
    for (const Room& room : rooms_of(living))
        if ((with_eyes || room.shared()) && only_seki_around(room, living, seki)) found |= room.points;
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
