#include "goterr/board/chains.hpp"

namespace goterr {

Chain chain_at(const Board& board, Point start) {
    Chain chain{board[start], PointSet(board.size()), PointSet(board.size())};
    std::vector<Point> open{start};
    chain.stones.insert(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for_neighbors(p, board.size(), [&](Point q) {
            if (board[q] == Color::empty) chain.liberties.insert(q);
            if (board[q] != chain.side || chain.stones.contains(q)) return;
            chain.stones.insert(q);
            open.push_back(q);
        });
    }
    return chain;
}

/// Walks one chain, its stones numbered as they are met.
void Chains::add_at(const Board& board, Point start, std::vector<Point>& open) {
    const int number = count();
    Chain& chain = chains_.emplace_back(Chain{board[start], PointSet(board.size()), PointSet(board.size())});
    open.assign(1, start);
    number_at_[start] = number;
    for (std::size_t next = 0; next < open.size(); ++next) {
        const Point p = open[next];
        chain.stones.insert(p);
        for_neighbors(p, board.size(), [&](Point q) {
            if (board[q] == Color::empty) chain.liberties.insert(q);
            if (board[q] != chain.side || number_at_[q] >= 0) return;
            number_at_[q] = number;
            open.push_back(q);
        });
    }
}

Chains find_chains(const Board& board) {
    Chains chains(board.size());
    std::vector<Point> open;
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p]) && !chains.occupied(p)) chains.add_at(board, p, open);
    return chains;
}

}  // namespace goterr
