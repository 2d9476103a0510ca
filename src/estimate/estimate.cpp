#include "goterr/estimate/estimate.hpp"

#include <utility>

#include "classical.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/interval.hpp"
#include "goterr/estimate/no_territory.hpp"
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

OwnerMap combined_owners(const Evidence& evidence, const EstimateOptions& options, Stage stage) {
    if (stage == Stage::open) {
        Grid<float> ownership = expected_ownership(evidence);
        Grid<Color> owner = expected_owners(evidence, ownership, options.rules.scoring);
        return {std::move(owner), std::move(ownership)};
    }
    Grid<Color> owner = settled_owners(evidence);
    Grid<float> ownership = settled_ownership(evidence, owner);
    return {std::move(owner), std::move(ownership)};
}

/// Whether all living stones beside an empty point's surroundings are in seki.
bool only_seki_around(Point start, const Board& living, const PointSet& seki) {
    bool only = true;
    flood_fill(start, living.size(), [&](Point p) {
        if (is_stone(living[p])) only = only && seki.contains(p);
        return !is_stone(living[p]);
    });
    return only;
}

/// Japanese counting takes off what is surrounded and no territory. Eyes in seki only where the judgment agrees; false
/// eyes only where the user said which stones live, since players who stop leave them uncounted as often as not: else
/// they are places where a move is left.
void take_off(const NoTerritory& none, const Evidence& evidence, Estimate& result) {
    const Board living = without(evidence.position.board, evidence.dead);
    for (const Point p : none.seki_eyes)
        if (evidence.told || only_seki_around(p, living, result.seki)) result.owner[p] = Color::empty;
    for (const Point p : none.false_eyes) {
        if (evidence.told)
            result.owner[p] = Color::empty;
        else if (is_stone(result.owner[p]))
            result.open_borders.push_back({p, 1, result.owner[p], true});
    }
}

/// Points that a side may still lose at places left open, in a position that is counted.
double left_to_play(const Estimate& estimate, Color side) {
    double points = 0;
    for (const OpenBorder& border : estimate.open_borders)
        if (border.closed_for == side) points += border.worth;
    return points;
}

/// Living chains that have one liberty left in their own territory once the neutral points are filled: there a move may
/// be needed that nobody has played.
int hanging_chains(const Evidence& evidence, const Grid<Color>& owner) {
    int hanging = 0;
    for (const Chain& chain : evidence.chains) {
        if (owner[chain.stones.first()] != chain.side) continue;
        int own = 0;
        for (const Point p : chain.liberties) own += owner[p] == Color::empty ? 0 : 1;
        hanging += own == 1 ? 1 : 0;
    }
    return hanging;
}

/// One such chain is common and mostly without consequence; more were wrong twice as often.
constexpr int most_hanging = 1;

/// Whether nobody needs to look: all is settled, and nothing that counts is left to doubt.
bool is_confident(const Evidence& evidence, const Estimate& estimate) {
    if (!estimate.finished || !estimate.open_borders.empty()) return false;
    if (evidence.told) return true;
    const bool territory = estimate.options.rules.scoring == Scoring::territory;
    return estimate.seki.empty() && !(territory && hanging_chains(evidence, estimate.owner) > most_hanging);
}

OwnerMap owner_map(const Evidence& evidence, const EstimateOptions& options, Stage stage) {
    switch (options.method) {
        case Method::bouzy: return bouzy_owners(evidence, {options.dilations, options.erosions});
        case Method::influence: return influence_owners(evidence);
        case Method::combined: break;
    }
    return combined_owners(evidence, options, stage);
}

}  // namespace

Estimate estimate(const Position& position, const EstimateOptions& options) {
    Evidence evidence = gather(position, options);
    Estimate result;
    result.position = position;
    result.options = options;
    result.dragons = evidence.dragons;
    result.seki = stones_in_seki(evidence.dragons, position.board.size());
    const Stage stage = stage_of(evidence);
    if (stage != Stage::open) settle_doubts(evidence);
    OwnerMap map = owner_map(evidence, options, stage);
    const double half = half_width(stage, map.ownership, phase_of(position.board));
    result.owner = std::move(map.owner);
    result.ownership = std::move(map.ownership);
    result.finished = stage == Stage::finished;
    if (stage == Stage::settled) result.open_borders = open_borders(evidence);
    if (options.method == Method::combined && stage != Stage::open && options.rules.tax != Tax::none)
        take_off(find_no_territory(position.board, evidence.dead), evidence, result);
    result.dead = dead_stones(position.board, result.owner);
    result.score = count(position, result.owner, options);
    result.low = result.lead() - half - left_to_play(result, Color::black);
    result.high = result.lead() + half + left_to_play(result, Color::white);
    result.confident = is_confident(evidence, result);
    return result;
}

}  // namespace goterr
