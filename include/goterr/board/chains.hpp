/// Chains: stones of one color connected along the lines, with their liberties.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

struct Chain {
    Color side = Color::empty;
    PointSet stones;
    PointSet liberties;
};

class Chains;

/// All chains of a board, in reading order of their first stones.
Chains find_chains(const Board& board);

class Chains {
public:
    explicit Chains(BoardSize size) : number_at_(size, -1) {}

    bool occupied(Point p) const { return number_at_[p] >= 0; }
    /// The index of the chain at `p` in reading order of first stones, -1 on an empty point.
    int number_at(Point p) const { return number_at_[p]; }
    const Grid<int>& numbers() const { return number_at_; }
    /// The chain of the stone at `p`, which must not be empty.
    const Chain& at(Point p) const { return chains_[static_cast<std::size_t>(number_at_[p])]; }
    const Chain& operator[](int number) const { return chains_[static_cast<std::size_t>(number)]; }
    int count() const { return static_cast<int>(chains_.size()); }

    auto begin() const { return chains_.begin(); }
    auto end() const { return chains_.end(); }

private:
    friend Chains find_chains(const Board& board);
    void add_at(const Board& board, Point start, std::vector<Point>& open);

    Grid<int> number_at_;
    std::vector<Chain> chains_;
};

/// The chain of the stone at `p` alone.
Chain chain_at(const Board& board, Point p);

/// The stones of all chains without liberties: no move leaves one, but a set-up or a drawing may show some.
PointSet breathless_stones(const Board& board);

/// Whether the chain of the stone at `p` has more than `few` liberties; found without walking all of a chain
/// that has.
bool has_more_liberties(const Board& board, Point p, int few);

}  // namespace goterr
