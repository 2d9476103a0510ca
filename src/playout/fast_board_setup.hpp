/// How the fast board is made from a position: the definitions that go with fast_board.hpp.
#pragma once

#include "fast_board.hpp"

namespace goterr::playout {

template <int Side>
FastBoard<Side>::FastBoard(const Position& position) {
    const BoardSize size = position.board.size();
    cell_.fill(off_board);
    chain_[no_spot].liberty_count =
        1;  // of nobody: what is off the board is never counted, taken or extended
    for (const Point p : points_of(size)) cell_[index(spot_of(p, size))] = position.board[p];
    for (int spot = first_spot; spot < spots - first_spot; ++spot)
        for (int i = 0; i < 8; ++i)
            around_[index(spot)] |= static_cast<Around>(bits_of(at(spot + ring[index(i)])) << (2 * i));
    for (const Point p : points_of(size))
        if (is_stone(position.board[p]) && head(spot_of(p, size)) == no_spot) set_up_chain(spot_of(p, size));
    for (const Point p : points_of(size))
        if (!is_stone(position.board[p])) refresh(spot_of(p, size));
    if (position.ko) ko_ = spot_of(*position.ko, size);
}

template <int Side>
void FastBoard<Side>::set_up_chain(int stone) {
    Chain& chain = chain_[index(stone)];
    chain_.add(stone);
    head_[index(stone)] = next_[index(stone)] = static_cast<std::int16_t>(stone);
    // The ring grows behind the stone at hand, so walking it once visits the whole chain.
    int here = stone;
    do {
        ++chain.size;
        for (const int step : lines) {
            const int near = here + step;
            if (at(near) == Color::empty) chain.liberties.insert(near);
            if (at(near) != at(stone) || head(near) != no_spot) continue;
            head_[index(near)] = static_cast<std::int16_t>(stone);
            next_[index(near)] = next_[index(here)];
            next_[index(here)] = static_cast<std::int16_t>(near);
        }
        here = next(here);
    } while (here != stone);
    set_liberties(stone, chain.liberties.count());
}

}  // namespace goterr::playout
