#include "goterr/render/point_marks.hpp"

namespace goterr {

PointSet unsettled_stones(const Estimate& estimate) {
    PointSet stones(estimate.position.board.size());
    for (const Dragon& dragon : estimate.dragons)
        if (dragon.status == Status::critical) stones |= dragon.stones;
    return stones;
}

Grid<PointMark> point_marks(const Estimate& estimate, const Provenance& provenance) {
    const Board& board = estimate.position.board;
    const PointSet unsettled = unsettled_stones(estimate);
    Grid<PointMark> marks(board.size());
    for (const Point p : points_of(board.size())) {
        PointMark& mark = marks[p];
        mark.stone = board[p];
        mark.counted = estimate.owner[p];
        mark.lean = static_cast<double>(estimate.ownership[p]);
        mark.dead = estimate.dead.contains(p);
        mark.seki = estimate.seki.contains(p);
        mark.unsettled = unsettled.contains(p);
        mark.last_move = provenance.last_move == p;
    }
    return marks;
}

}  // namespace goterr
