#include "freedom.hpp"

namespace goterr::life {

int freedom_of(const Board& board, Color side) {
    constexpr int steps = 4;
    PointSet reached(board.size());
    for (int step = 0; step < steps; ++step)
        reached |= liberties_of(step == 0 ? points_of_color(board, side) : reached, board);
    return reached.count();
}

}  // namespace goterr::life
