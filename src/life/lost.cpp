#include "lost.hpp"

namespace goterr::life {
namespace {

/// Only enemies who are lost themselves are beside it.
bool has_lost_captors(const Dragon& dragon, const PointSet& dead, const Board& board) {
    bool lost = false;
    for (const Point p : dragon.stones)
        for (const Point q : neighbors_of(p, board.size())) {
            if (board[q] != opponent(dragon.side)) continue;
            if (!dead.contains(q)) return false;
            lost = true;
        }
    return lost;
}

}  // namespace

PointSet counted_dead(const std::vector<Dragon>& dragons, const Position& position) {
    PointSet dead(position.board.size());
    for (const Dragon& dragon : dragons)
        if (counts_as_dead(dragon, position.to_move)) dead |= dragon.stones;
    PointSet freed(position.board.size());
    for (const Dragon& dragon : dragons)
        if (dead.contains(dragon.stones.first()) && dragon.reason.cause != Cause::user &&
            has_lost_captors(dragon, dead, position.board))
            freed |= dragon.stones;
    return dead - freed;
}

}  // namespace goterr::life
