#include "goterr/board/chains.hpp"

#include <utility>

#include "goterr/core/flood_fill.hpp"

namespace goterr {

void Chains::add(Chain chain) {
    for (const Point p : chain.stones) number_at_[p] = count();
    chains_.push_back(std::move(chain));
}

Chain chain_at(const Board& board, Point start) {
    const Color side = board[start];
    Chain chain{side, flood_fill(start, board.size(), [&](Point p) { return board[p] == side; }),
                PointSet(board.size())};
    for (const Point p : chain.stones)
        for (const Point q : neighbors_of(p, board.size()))
            if (board[q] == Color::empty) chain.liberties.insert(q);
    return chain;
}

Chains find_chains(const Board& board) {
    Chains chains(board.size());
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p]) && !chains.occupied(p)) chains.add(chain_at(board, p));
    return chains;
}

}  // namespace goterr
