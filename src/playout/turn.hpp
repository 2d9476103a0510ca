/// A fast board seen by the side to play, and the questions its moves are judged by.
#pragma once

#include "fast_board.hpp"
#include "shapes.hpp"

namespace goterr::playout {

template <int Side>
struct Turn {
    using Board = FastBoard<Side>;
    using Spots = typename Board::Spots;
    using Chain = typename Board::Chain;

    const Board& board;
    Color own;
    Color enemy;

    static_assert(!shares_bits(Board::stride));

    Turn(const Board& fast_board, Color side) : board(fast_board), own(side), enemy(other(side)) {}
};

/// The heads of up to four chains, each once.
class FewHeads {
public:
    void add(int head) {
        if (!contains(head)) heads_[static_cast<std::size_t>(count_++)] = head;
    }
    bool contains(int head) const {
        for (const int own : *this)
            if (own == head) return true;
        return false;
    }
    const int* begin() const { return heads_.data(); }
    const int* end() const { return heads_.data() + count_; }

private:
    std::array<int, 4> heads_{};
    int count_ = 0;
};

/// The chains of `side` beside a spot, each once.
template <int Side>
FewHeads heads_beside(const FastBoard<Side>& board, int spot, Color side) {
    FewHeads heads;
    for (const int stone : board.beside(spot, side)) heads.add(board.head(stone));
    return heads;
}

template <int Side, typename Visit>
void for_each_stone(const FastBoard<Side>& board, int head, Visit visit) {
    int stone = head;
    do {
        visit(stone);
        stone = board.next(stone);
    } while (stone != head);
}

/// Which of the four neighbors of a spot are of chains with one liberty, two, or more: places as `places_of`
/// has them, and nothing worth where there is no stone. All four are looked at, which costs less than a
/// branch for each.
struct LibertiesBeside {
    unsigned one = 0;
    unsigned two = 0;
    unsigned more = 0;
};

template <int Side>
LibertiesBeside liberties_beside(const FastBoard<Side>& board, int spot) {
    LibertiesBeside beside;
    each_of<4>([&](unsigned i) {
        const int count = board.chain(spot + board.lines[i]).liberty_count;
        beside.one |= unsigned{count == 1} << (2 * i);
        beside.two |= unsigned{count == 2} << (2 * i);
        beside.more |= unsigned{count > 2} << (2 * i);
    });
    return beside;
}

/// The liberties of the chain that an own stone on an empty spot would be part of.
template <int Side>
typename FastBoard<Side>::Spots liberties_after(const Turn<Side>& turn, int spot) {
    const auto& board = turn.board;
    typename FastBoard<Side>::Spots liberties;
    for (const int liberty : board.beside(spot, Color::empty)) liberties.insert(liberty);
    const FewHeads own = heads_beside(board, spot, turn.own);
    for (const int head : own) liberties |= board.chain(head).liberties;
    liberties.erase(spot);
    for (const int head : heads_beside(board, spot, turn.enemy)) {
        if (board.chain(head).liberty_count != 1) continue;
        for_each_stone(board, head, [&](int stone) {
            for (const int step : board.lines) {
                const int near = stone + step;
                if (near == spot || (board.at(near) == turn.own && own.contains(board.head(near))))
                    liberties.insert(stone);
            }
        });
    }
    return liberties;
}

/// Whether an own stone on `spot` would have at least `wanted` liberties (and may be played there).
template <int Side>
bool gains_liberties(const Turn<Side>& turn, int spot, int wanted) {
    const auto& board = turn.board;
    if (!board.is_legal(spot, turn.own)) return false;
    if (empty_neighbors(board.around(spot)) >= wanted) return true;
    unsigned enough = 0;
    each_of<4>([&](unsigned i) {
        enough |= unsigned{board.chain(spot + board.lines[i]).liberty_count > wanted} << (2 * i);
    });
    if ((enough & places_of(board.around(spot), turn.own)) != 0) return true;
    return liberties_after(turn, spot).count() >= wanted;
}

/// The liberty of a chain of two that is not `spot`.
template <int Side>
int second_liberty(const typename FastBoard<Side>::Chain& chain, int spot) {
    return chain.liberties.first() + chain.liberties.last() - spot;
}

}  // namespace goterr::playout
