#include "goterr/board/chains.hpp"

#include <utility>

namespace goterr {
namespace {

/// Few chains have more stones: so their list is made in one piece.
constexpr std::size_t usual_chain = 16;

/// The chain at `start`; `is_new(stone)` says of each stone that is met whether it was not met before.
template <typename IsNew>
Chain walked_chain(const Board& board, Point start, std::vector<Point>& open, IsNew is_new) {
    Chain chain{board[start], PointSet(board.size()), PointSet(board.size())};
    open.assign(1, start);
    is_new(start);
    for (std::size_t next = 0; next < open.size(); ++next) {
        const Point p = open[next];
        chain.stones.insert(p);
        for_neighbors(p, board.size(), [&](Point q) {
            if (board[q] == Color::empty) chain.liberties.insert(q);
            if (board[q] == chain.side && is_new(q)) open.push_back(q);
        });
    }
    return chain;
}

}  // namespace

Chain chain_at(const Board& board, Point start) {
    PointSet met(board.size());
    std::vector<Point> open;
    open.reserve(usual_chain);
    return walked_chain(board, start, open, [&](Point p) {
        const bool is_new = !met.contains(p);
        met.insert(p);
        return is_new;
    });
}

bool has_more_liberties(const Board& board, Point start, int few) {
    PointSet met(board.size());
    met.insert(start);
    std::vector<Point> open;
    open.reserve(usual_chain);
    open.push_back(start);
    int liberties = 0;
    for (std::size_t next = 0; next < open.size() && liberties <= few; ++next)
        for_neighbors(open[next], board.size(), [&](Point q) {
            if (board[q] == opponent(board[start]) || met.contains(q)) return;
            met.insert(q);
            if (board[q] == Color::empty)
                ++liberties;
            else
                open.push_back(q);
        });
    return liberties > few;
}

PointSet breathless_stones(const Board& board) {
    PointSet breathless(board.size()), seen(board.size());
    std::vector<Point> open;
    for (const Point start : points_of(board.size())) {
        if (!is_stone(board[start]) || seen.contains(start)) continue;
        bool breathes = false;
        open.assign(1, start);
        seen.insert(start);
        for (std::size_t next = 0; next < open.size(); ++next)
            for_neighbors(open[next], board.size(), [&](Point q) {
                breathes = breathes || !is_stone(board[q]);
                if (board[q] != board[start] || seen.contains(q)) return;
                seen.insert(q);
                open.push_back(q);
            });
        if (!breathes)
            for (const Point p : open) breathless.insert(p);
    }
    return breathless;
}

void Chains::add_at(const Board& board, Point start, std::vector<Point>& open) {
    const int number = count();
    chains_.push_back(walked_chain(board, start, open,
                                   [&](Point p) { return std::exchange(number_at_[p], number) != number; }));
}

Chains find_chains(const Board& board) {
    Chains chains(board.size());
    std::vector<Point> open;
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p]) && !chains.occupied(p)) chains.add_at(board, p, open);
    return chains;
}

}  // namespace goterr
