#include "goterr/estimate/counting.hpp"

#include "goterr/board/handicap.hpp"
#include "goterr/life/region.hpp"

namespace goterr {
namespace {

SideScore& side_of(Score& score, Color side) { return side == Color::black ? score.black : score.white; }

}  // namespace

Grid<Color> flood_owners(const Board& board, const PointSet& dead) {
    const Board living = without(board, dead);
    return owners_by_regions(board, living, regions_of(living));
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
    score.white.komi = options.komi + handicap_bonus(options.rules, options.handicap);
    return score;
}

PointSet dead_stones(const Board& board, const Grid<Color>& owner) {
    PointSet dead(board.size());
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p]) && owner[p] == opponent(board[p])) dead.insert(p);
    return dead;
}

}  // namespace goterr
