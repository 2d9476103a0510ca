#include "rooms.hpp"

#include <algorithm>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"

namespace goterr::life {

std::vector<PointSet> rooms_of(const PointSet& stones, const Board& board) {
    std::vector<PointSet> rooms;
    if (stones.empty()) return rooms;
    const Color side = board[stones.first()];
    PointSet seen = points_of_color(board, side);
    for (const Point start : with_neighbors(stones)) {
        if (seen.contains(start)) continue;
        PointSet room = flood_fill(start, board.size(), [&](Point p) { return board[p] != side; });
        seen |= room;
        if (stones.includes(with_neighbors(room) - room)) rooms.push_back(std::move(room));
    }
    return rooms;
}

EyeShape shape_of_room(const PointSet& room, const Board& board) {
    return shape_of(room, [&](Point p) { return is_stone(board[p]) ? CellKind::prisoner : CellKind::empty; });
}

}  // namespace goterr::life
