#include "goterr/board/position.hpp"

#include "goterr/board/chains.hpp"

namespace goterr {
namespace {

/// Takes off the chains of `side` next to `point` that have no liberties; the stones taken.
PointSet capture_around(Board& board, Point point, Color side) {
    PointSet taken(board.size());
    for (const Point q : neighbors_of(point, board.size())) {
        if (board[q] != side || has_more_liberties(board, q, 0)) continue;
        const PointSet stones = chain_at(board, q).stones;
        taken |= stones;
        board = without(std::move(board), stones);
    }
    return taken;
}

void credit(Prisoners& prisoners, Color taker, int stones) {
    (taker == Color::black ? prisoners.black : prisoners.white) += stones;
}

/// The point that may not be retaken: a lone stone took a lone stone and can be taken back at once.
std::optional<Point> ko_after(const Board& board, Point point, const PointSet& taken) {
    if (taken.count() != 1) return std::nullopt;
    const Chain chain = chain_at(board, point);
    if (chain.stones.count() != 1 || chain.liberties.count() != 1) return std::nullopt;
    return taken.first();
}

}  // namespace

Legality legality(const Position& position, Point point, Color side) {
    if (is_stone(position.board[point])) return Legality::occupied;
    if (position.ko_against(side) == point) return Legality::ko;
    if (any_neighbor(point, position.board.size(), [&](Point q) { return !is_stone(position.board[q]); }))
        return Legality::legal;
    Board board = position.board;
    board[point] = side;
    if (!capture_around(board, point, opponent(side)).empty()) return Legality::legal;
    return has_more_liberties(board, point, 0) ? Legality::legal : Legality::suicide;
}

Position captured(Position position) {
    for (const Color side : {position.to_move, opponent(position.to_move)}) {
        const PointSet gone = breathless_stones(position.board) & points_of_color(position.board, side);
        if (gone.empty()) continue;
        credit(position.prisoners, opponent(side), gone.count());
        position.board = without(std::move(position.board), gone);
        for (const Point p : gone) position.breathless.push_back({p, side});
    }
    return position;
}

Board drawn_board(const Position& position) {
    Board board = position.board;
    for (const Stone& stone : position.breathless) board[stone.point] = stone.color;
    return board;
}

Prisoners drawn_captures(const Position& position) {
    Prisoners taken = position.prisoners;
    for (const Stone& stone : position.breathless)
        --(stone.color == Color::black ? taken.white : taken.black);
    return taken;
}

Position play(Position position, Point point, Color side) {
    position.breathless.clear();
    position.board[point] = side;
    const PointSet taken = capture_around(position.board, point, opponent(side));
    credit(position.prisoners, side, taken.count());
    position.ko.reset();
    if (has_more_liberties(position.board, point, 0)) {
        position.ko = ko_after(position.board, point, taken);
    } else {
        const PointSet own = chain_at(position.board, point).stones;
        credit(position.prisoners, opponent(side), own.count());
        position.board = without(std::move(position.board), own);
    }
    position.to_move = opponent(side);
    position.passes = 0;
    return position;
}

Position with_turn(Position position, Color side) {
    if (position.to_move != side) position.ko.reset();
    position.to_move = side;
    return position;
}

Position pass(Position position, Color side) {
    position.ko.reset();
    ++position.passes;
    position.to_move = opponent(side);
    return position;
}

}  // namespace goterr
