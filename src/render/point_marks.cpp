#include "goterr/render/point_marks.hpp"

#include "goterr/life/problem.hpp"

namespace goterr {

std::optional<Dragon> dragon_in_question(const Estimate& estimate) {
    const auto asked = asked_dragon(estimate.position.board, estimate.dragons, {});
    return asked ? std::optional(estimate.dragons[*asked]) : std::nullopt;
}

namespace {

/// Not the lonely stones around it, which a real game would settle.
PointSet stones_in_question(const Estimate& estimate) {
    const auto dragon = dragon_in_question(estimate);
    return dragon && dragon->status == Status::critical ? dragon->stones
                                                        : PointSet(estimate.position.board.size());
}

}  // namespace

bool shows_problem(const Estimate& estimate, const Provenance& provenance) {
    if (!provenance.set_up) return false;
    return provenance.asks || looks_like_problem(estimate.position.board, estimate.dragons);
}

Grid<PointMark> point_marks(const Estimate& estimate, const Provenance& provenance) {
    const Board board = drawn_board(estimate.position);
    const bool problem = shows_problem(estimate, provenance);
    const PointSet in_doubt = unsettled_stones(estimate.dragons, board.size());
    const PointSet unsettled = problem ? stones_in_question(estimate) : in_doubt;
    Grid<PointMark> marks(board.size());
    for (const Point p : points_of(board.size())) {
        PointMark& mark = marks[p];
        mark.stone = board[p];
        mark.unsettled = unsettled.contains(p);
        mark.dead = estimate.dead.contains(p) && !(problem && in_doubt.contains(p));
        mark.seki = estimate.seki.contains(p);
        mark.last_move = provenance.last_move == p;
        if (problem) continue;
        mark.counted = estimate.owner[p];
        mark.lean = static_cast<double>(estimate.ownership[p]);
    }
    return marks;
}

}  // namespace goterr
