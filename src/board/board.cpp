#include "goterr/board/board.hpp"

namespace goterr {

PointSet points_of_color(const Board& board, Color color) {
    PointSet points(board.size());
    for (const Point p : points_of(board.size()))
        if (board[p] == color) points.insert(p);
    return points;
}

Board without(Board board, const PointSet& gone) {
    for (const Point p : gone) board[p] = Color::empty;
    return board;
}

Board colors_swapped(Board board) {
    for (Color& color : board.values()) color = opponent(color);
    return board;
}

}  // namespace goterr
