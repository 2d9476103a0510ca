#include "lost.hpp"

#include "goterr/board/with_neighbors.hpp"

namespace goterr::life {
namespace {

/// Only enemies who are lost themselves are beside it.
bool has_lost_captors(const Dragon& dragon, const PointSet& dead, const Board& board) {
    const PointSet captors = with_neighbors(dragon.stones) & points_of_color(board, opponent(dragon.side));
    return !captors.empty() && dead.includes(captors);
}

}  // namespace

PointSet counted_dead(const std::vector<Dragon>& dragons, const Position& position) {
    const Board& board = position.board;
    const PointSet dead = stones_of(dragons, board.size(), [&](const Dragon& dragon) {
        return counts_as_dead(dragon, position.to_move);
    });
    return dead - stones_of(dragons, board.size(), [&](const Dragon& dragon) {
               return dead.contains(dragon.stones.first()) && !is_told(dragon) &&
                      has_lost_captors(dragon, dead, board);
           });
}

}  // namespace goterr::life
