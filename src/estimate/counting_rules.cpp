#include "counting_rules.hpp"

#include "goterr/board/orientation.hpp"
#include "goterr/life/no_territory.hpp"
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

/// The sides fill neutral points in turn: of an odd number the side to move gets one more. Which one does not matter; it
/// is the same one however the board is turned.
void take_last_neutral_point(Estimate& estimate, const PointSet& seki) {
    const Board& board = estimate.position.board;
    const Orientation way = canonical_orientation(board);
    const Color side = estimate.position.to_move;
    bool odd = false;
    Point last;
    for (const Point p : points_of(oriented(board.size(), way))) {
        const Point here = oriented(p, oriented(board.size(), way), inverse(way));
        if (estimate.owner[here] != Color::empty || seki.contains(here)) continue;
        odd = !odd;
        last = here;
    }
    if (!odd) return;
    estimate.owner[last] = side;
    estimate.ownership[last] = static_cast<float>(sign(side));
}

/// False where the moves that are left cannot be trusted.
bool take_played_out(const Evidence& evidence, Estimate& estimate) {
    auto end = played_out(evidence, estimate.seki, estimate.options);
    if (!end) return false;
    for (const Point p : points_of(end->owner.size()))
        if (end->owner[p] != estimate.owner[p])
            estimate.ownership[p] = static_cast<float>(sign(end->owner[p]));
    estimate.owner = std::move(end->owner);
    estimate.taken = end->taken;
    estimate.last_moves = std::move(end->moves);
    return true;
}

bool only_seki_around(const Region& region, const Board& living, const PointSet& seki) {
    for (const Point p : region.points)
        for (const Point q : neighbors_of(p, living.size()))
            if (is_stone(living[q]) && !seki.contains(q)) return false;
    return true;
}

}  // namespace

PointSet seki_regions(const Evidence& evidence, const PointSet& seki, bool with_eyes) {
    PointSet found(seki.size());
    if (seki.empty()) return found;
    const Board living = without(evidence.position.board, evidence.dead);
    for (const Region& region : regions_of(living))
        if ((with_eyes || region.shared()) && only_seki_around(region, living, seki)) found |= region.points;
    return found - evidence.dead;
}

void apply_counting_rules(const Evidence& evidence, Stage stage, Estimate& estimate) {
    const bool taxed = estimate.options.rules.tax != Tax::none;
    const PointSet seki = seki_regions(evidence, estimate.seki, taxed);
    for (const Point p : seki) give_up(estimate, p);
    if (estimate.options.count == Count::played_out && estimate.options.rules.scoring == Scoring::area &&
        stage == Stage::finished)
        take_last_neutral_point(estimate, seki);
    if (!taxed || stage == Stage::open) return;
    const Board& board = evidence.position.board;
    if (!evidence.told && estimate.options.count == Count::as_it_stands) {
        name_false_eyes(estimate, find_false_eyes(board, evidence.dead), 1);
        return;
    }
    if (!evidence.told && take_played_out(evidence, estimate)) return;
    const NoTerritory none = find_no_territory(board, evidence.dead);
    if (!evidence.told) name_false_eyes(estimate, none.false_eyes, 0);
    for (const Point p : none.false_eyes | none.seki_eyes) give_up(estimate, p);
}

}  // namespace goterr
