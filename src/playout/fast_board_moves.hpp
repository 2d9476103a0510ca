/// How the fast board changes: the definitions that go with fast_board.hpp.
#pragma once

#include "fast_board.hpp"

namespace goterr::playout {

template <int Side>
FastBoard<Side>::FastBoard(const Position& position) {
    const BoardSize size = position.board.size();
    cell_.fill(off_board);
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

template <int Side>
bool FastBoard<Side>::has_room(int spot, Color side) const {
    if (empty_neighbors(around(spot)) > 0) return true;
    for (const int step : lines) {
        const Color color = at(spot + step);
        if (color == off_board) continue;
        const bool in_atari = chain(spot + step).liberty_count == 1;
        if (in_atari != (color == side)) return true;
    }
    return false;
}

template <int Side>
void FastBoard<Side>::mark_around(int spot, Color color) {
    for (int i = 0; i < 8; ++i) {
        // Seen from a neighbor, this spot lies in the opposite direction: two further in either group of
        // four.
        const int seen_at = 2 * (i ^ 2);
        around_[index(spot + ring[index(i)])] ^= static_cast<Around>(bits_of(color) << seen_at);
    }
}

template <int Side>
void FastBoard<Side>::add_stone(int spot, Color side) {
    cell_[index(spot)] = side;
    mark_around(spot, side);
    playable_[1].erase(spot);
    playable_[2].erase(spot);
}

template <int Side>
void FastBoard<Side>::take_stone(int spot) {
    mark_around(spot, at(spot));
    cell_[index(spot)] = Color::empty;
}

template <int Side>
void FastBoard<Side>::set_liberties(int head, int count) {
    Chain& chain = chain_[index(head)];
    int& in_atari = in_atari_[index(bits_of(at(head)))];
    in_atari += (count == 1 ? 1 : 0) - (chain.liberty_count == 1 ? 1 : 0);
    chain.liberty_count = static_cast<std::int16_t>(count);
}

/// Merges two chains and returns the head; the liberties are added, not yet counted.
template <int Side>
int FastBoard<Side>::join(int head, int with) {
    if (chain_[index(head)].size < chain_[index(with)].size) std::swap(head, with);
    Chain& chain = chain_[index(head)];
    chain.liberties |= chain_[index(with)].liberties;
    chain.size = static_cast<std::int16_t>(chain.size + chain_[index(with)].size);
    int stone = with;
    do {
        head_[index(stone)] = static_cast<std::int16_t>(head);
        stone = next(stone);
    } while (stone != with);
    std::swap(next_[index(head)], next_[index(with)]);
    return head;
}

/// Makes the new stone a chain, together with the own chains beside it; returns its head.
template <int Side>
int FastBoard<Side>::connect(int spot, Color side) {
    head_[index(spot)] = next_[index(spot)] = static_cast<std::int16_t>(spot);
    chain_[index(spot)] = Chain{.liberties = {}, .liberty_count = 0, .size = 1};
    int home = spot;
    for (const int step : lines) {
        const int near = spot + step;
        if (at(near) == Color::empty) chain_[index(home)].liberties.insert(near);
        if (at(near) != side || head(near) == home) continue;
        set_liberties(head(near), 0);
        home = join(home, head(near));
    }
    Chain& chain = chain_[index(home)];
    chain.liberties.erase(spot);
    set_liberties(home, chain.size == 1 ? empty_neighbors(around(spot)) : chain.liberties.count());
    return home;
}

template <int Side>
void FastBoard<Side>::play(int spot, Color side) {
    add_stone(spot, side);
    const int home = connect(spot, side);
    int captured = 0;
    ko_ = no_spot;
    for (const int step : lines) {
        const int near = spot + step;
        if (at(near) != other(side)) continue;
        Chain& enemy = chain_of(near);
        if (!enemy.liberties.contains(spot)) continue;
        enemy.liberties.erase(spot);
        set_liberties(head(near), enemy.liberty_count - 1);
        if (enemy.liberty_count == 0) {
            captured += enemy.size;
            ko_ = near;
            capture(head(near));
        } else if (enemy.liberty_count == 1) {
            refresh(enemy.liberties.first());
        }
    }
    const Chain& own = chain_[index(home)];
    if (own.liberty_count == 1) refresh(own.liberties.first());
    if (captured != 1 || own.size != 1 || own.liberty_count != 1) ko_ = no_spot;
    refresh_around(spot);
    last_but_one_ = last_;
    last_ = spot;
}

template <int Side>
void FastBoard<Side>::capture(int head) {
    const Color captor = other(at(head));
    int stone = head;
    do {
        take_stone(stone);
        stone = next(stone);
    } while (stone != head);
    do {
        free_around(stone, captor);
        stone = next(stone);
    } while (stone != head);
    do {
        refresh(stone);
        refresh_around(stone);
        stone = next(stone);
    } while (stone != head);
}

/// Gives the chains of `side` beside a captured stone their new liberty.
template <int Side>
void FastBoard<Side>::free_around(int spot, Color side) {
    for (const int step : lines) {
        if (at(spot + step) != side) continue;
        Chain& chain = chain_of(spot + step);
        if (chain.liberties.contains(spot)) continue;
        const int old_liberty = chain.liberty_count == 1 ? chain.liberties.first() : no_spot;
        chain.liberties.insert(spot);
        set_liberties(head(spot + step), chain.liberty_count + 1);
        if (old_liberty != no_spot) refresh(old_liberty);
    }
}

/// Settles for whom an empty spot is playable.
template <int Side>
void FastBoard<Side>::refresh(int spot) {
    for (const Color side : {Color::black, Color::white}) {
        Spots& playable = playable_[index(bits_of(side))];
        if (has_room(spot, side) && !is_eye(around(spot), side))
            playable.insert(spot);
        else
            playable.erase(spot);
    }
}

template <int Side>
void FastBoard<Side>::refresh_around(int spot) {
    for (const int step : ring)
        if (at(spot + step) == Color::empty) refresh(spot + step);
}

}  // namespace goterr::playout
