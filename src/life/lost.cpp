#include "lost.hpp"

#include "goterr/life/in_turn.hpp"

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
    const InTurn turns = play_in_turn(dragons, position.board, position.to_move);
    for (std::size_t i = 0; i < dragons.size(); ++i)
        if (counts_as_dead(dragons[i], turns.first[i])) dead |= dragons[i].stones;
    PointSet freed(position.board.size());
    for (const Dragon& dragon : dragons)
        if (dead.contains(dragon.stones.first()) && dragon.reason.cause != Cause::user &&
            has_lost_captors(dragon, dead, position.board))
            freed |= dragon.stones;
    return dead - freed;
}

}  // namespace goterr::life
