#include "goterr/estimate/counting.hpp"

#include <algorithm>

#include "goterr/board/handicap.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/life/region.hpp"

namespace goterr {
namespace {

SideScore& side_of(Score& score, Color side) { return side == Color::black ? score.black : score.white; }

/// A group has two eyes: that many of its points are taxed.
constexpr int eyes_to_live = 2;

/// What a tax on all groups takes from a side: two points from each of its groups, stones and territory that
/// hang together. Where there are none, as in seki, there is nothing to take.
int tax_on(Color side, const Board& board, const Grid<Color>& owner) {
    const PointSet stones = points_of_color(board, side);
    int tax = 0;
    for (const PointSet& group : parts_of(points_of_color(owner, side)))
        if (group.intersects(stones)) tax += std::min((group - stones).count(), eyes_to_live);
    return tax;
}

}  // namespace

Grid<Color> flood_owners(const Board& board, const PointSet& dead) {
    return owners_by_regions(board, cleared_board(board, dead));
}

Score count(const Position& position, const Grid<Color>& owner, const EstimateOptions& options) {
    const bool territory = options.rules.scoring == Scoring::territory;
    Score score;
    for (const Point p : points_of(owner.size())) {
        if (owner[p] == Color::empty) continue;
        SideScore& side = side_of(score, owner[p]);
        const Color stone = position.board[p];
        if (stone != owner[p]) side.territory += 1;
        if (!territory && stone == owner[p]) side.stones += 1;
        if (territory && stone == opponent(owner[p])) side.prisoners += 1;
    }
    if (territory) {
        score.black.prisoners += position.prisoners.black;
        score.white.prisoners += position.prisoners.white;
    }
    if (options.rules.tax == Tax::all) {
        score.black.territory -= tax_on(Color::black, position.board, owner);
        score.white.territory -= tax_on(Color::white, position.board, owner);
    }
    score.white.komi = options.komi + handicap_bonus(options.rules, options.handicap);
    return score;
}

PointSet dead_stones(const Board& board, const Grid<Color>& owner) {
    PointSet dead(board.size());
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p]) && owner[p] == opponent(board[p])) dead.insert(p);
    return dead;
}

std::vector<Dragon> counted_dragons(const Estimate& estimate) {
    std::vector<Dragon> dragons = estimate.dragons;
    for (Dragon& dragon : dragons)
        if (estimate.dead.includes(dragon.stones)) dragon.status = Status::dead;
    return dragons;
}

}  // namespace goterr
