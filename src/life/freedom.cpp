#include "freedom.hpp"

#include <vector>

namespace goterr::life {

int freedom_of(const Board& board, Color side) {
    constexpr int steps = 4;
    PointSet reached(board.size());
    std::vector<Point> front;
    for (const Point p : points_of(board.size()))
        if (board[p] == side) front.push_back(p);
    for (int step = 0; step < steps; ++step) {
        std::vector<Point> next;
        for (const Point p : front)
            for (const Point q : neighbors_of(p, board.size()))
                if (board[q] == Color::empty && !reached.contains(q)) {
                    reached.insert(q);
                    next.push_back(q);
                }
        front = std::move(next);
    }
    return reached.count();
}

}  // namespace goterr::life
