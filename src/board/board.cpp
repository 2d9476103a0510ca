#include "goterr/board/board.hpp"

#include "goterr/board/with_neighbors.hpp"

namespace goterr {

PointSet points_of_color(const Board& board, Color color) {
    PointSet points(board.size());
    for (const Point p : points_of(board.size()))
        if (board[p] == color) points.insert(p);
    return points;
}

int empties_in(const PointSet& points, const Board& board) {
    return (points & points_of_color(board, Color::empty)).count();
}

PointSet liberties_of(const PointSet& stones, const Board& board) {
    return with_neighbors(stones) & points_of_color(board, Color::empty);
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
