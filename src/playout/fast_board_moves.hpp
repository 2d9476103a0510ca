/// How the fast board changes: the definitions that go with fast_board.hpp.
#pragma once

#include "fast_board.hpp"

namespace goterr::playout {

/// Whose stone would have a liberty on an empty spot. All neighbors are asked, whatever they are: off the
/// board stands a chain that makes room for nobody, and what an empty one says does not matter.
template <int Side>
int FastBoard<Side>::sides_with_breath(int spot) const {
    int sides = empty_neighbors(around(spot)) > 0 ? 3 : 0;
    each_of<4>([&](unsigned i) { sides |= chain(spot + lines[i]).makes_room_for; });
    return sides;
}

template <int Side>
void FastBoard<Side>::mark_around(int spot, Color color) {
    each_of<8>([&](unsigned i) {
        // Seen from a neighbor, this spot lies in the opposite direction: two further in either group of
        // four.
        const unsigned seen_at = 2 * (i ^ 2);
        around_[index(spot + ring[i])] ^= static_cast<Around>(bits_of(color) << seen_at);
    });
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
    const int atari = count == 1 ? 1 : 0;
    in_atari_[index(bits_of(at(head)))] += atari - (chain.liberty_count == 1 ? 1 : 0);
    chain.liberty_count = static_cast<std::int16_t>(count);
    chain.makes_room_for = static_cast<std::uint8_t>(bits_of(at(head)) ^ (atari | atari << 1));
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
    chain_.remove(with);
    return head;
}

/// Makes the new stone a chain of its own, whose liberties are still to be found.
template <int Side>
int FastBoard<Side>::found_chain(int spot) {
    head_[index(spot)] = next_[index(spot)] = static_cast<std::int16_t>(spot);
    chain_[index(spot)] = Chain{.liberties = {}, .liberty_count = 0, .size = 1};
    chain_.add(spot);
    return spot;
}

/// Adds the new stone to a chain beside it; new liberties are still to be found.
template <int Side>
int FastBoard<Side>::extend(int head, int spot) {
    head_[index(spot)] = static_cast<std::int16_t>(head);
    next_[index(spot)] = std::exchange(next_[index(head)], static_cast<std::int16_t>(spot));
    ++chain_[index(head)].size;
    chain_[index(head)].liberties.erase(spot);
    return head;
}

/// Makes one chain of those at some places beside a spot and returns its head. Mostly they are one already,
/// which is seen without a branch for each.
template <int Side>
int FastBoard<Side>::join_all(int spot, unsigned friends) {
    int home = head(*Near(spot, friends));
    set_liberties(home, 0);
    unsigned others = 0;
    each_of<4>([&](unsigned i) { others |= unsigned{head(spot + lines[i]) != home} << (2 * i); });
    for (const int friendly : Near(spot, others & friends)) {
        if (head(friendly) == home) continue;
        set_liberties(head(friendly), 0);
        home = join(home, head(friendly));
    }
    return home;
}

/// Makes the new stone a chain, together with the own chains beside it; returns its head.
template <int Side>
int FastBoard<Side>::connect(int spot, Color side) {
    const unsigned friends = places_of(around(spot), side) & 0x55u;
    const int home = friends == 0 ? found_chain(spot) : extend(join_all(spot, friends), spot);
    Chain& chain = chain_[index(home)];
    chain.liberties.insert_beside(spot, places_of(around(spot), Color::empty));
    set_liberties(home, chain.size == 1 ? empty_neighbors(around(spot)) : chain.liberties.count());
    return home;
}

/// Three off-board spots beside the longest rows count as its liberties: more than a chain in danger has.
template <int Side>
void FastBoard<Side>::make_safe(int stone) {
    Chain& chain = chain_of(stone);
    const bool in_atari = chain.liberty_count == 1;
    const int last = in_atari ? chain.liberties.first() : no_spot;
    for (int row = 0; row < 3; ++row) chain.liberties.insert(first_spot + row * stride + Side);
    set_liberties(head(stone), chain.liberties.count());
    if (in_atari) refresh(last);
}

template <int Side>
void FastBoard<Side>::play(int spot, Color side) {
    add_stone(spot, side);
    const int home = connect(spot, side);
    last_but_one_ = last_;
    last_ = {.spot = spot};
    ko_ = no_spot;
    const int captured = press(spot, other(side));
    const Chain& own = chain_[index(home)];
    if (own.liberty_count == 1) refresh(own.liberties.first());
    if (captured != 1 || own.size != 1 || own.liberty_count != 1) ko_ = no_spot;
    refresh_around(spot);
}

/// Takes the liberty at `spot` from the enemy chains beside it; returns how many stones that captures, and
/// leaves the last of them in `ko_`.
template <int Side>
int FastBoard<Side>::press(int spot, Color enemy) {
    int captured = 0;
    for (const int stone : beside(spot, enemy)) {
        Chain& chain = chain_of(stone);
        if (!chain.liberties.contains(spot)) continue;
        chain.liberties.erase(spot);
        set_liberties(head(stone), chain.liberty_count - 1);
        if (chain.liberty_count == 0) {
            captured += chain.size;
            ko_ = stone;
            capture(head(stone));
        } else if (chain.liberty_count == 1) {
            last_.gave_atari = true;
            refresh(chain.liberties.first());
        } else if (chain.liberty_count == 2) {
            last_.left_two = true;
        }
    }
    return captured;
}

template <int Side>
void FastBoard<Side>::capture(int head) {
    const Color captor = other(at(head));
    chain_.remove(head);
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
        for (const int near : beside(stone, Color::empty)) make_playable(near);
        refresh_around(stone);
        stone = next(stone);
    } while (stone != head);
}

/// Gives the chains of `side` beside a captured stone their new liberty.
template <int Side>
void FastBoard<Side>::free_around(int spot, Color side) {
    for (const int stone : beside(spot, side)) {
        Chain& chain = chain_of(stone);
        if (chain.liberties.contains(spot)) continue;
        const int old_liberty = chain.liberty_count == 1 ? chain.liberties.first() : no_spot;
        chain.liberties.insert(spot);
        set_liberties(head(stone), chain.liberty_count + 1);
        if (old_liberty != no_spot) refresh(old_liberty);
    }
}

/// An empty spot with an empty neighbor is playable for both.
template <int Side>
void FastBoard<Side>::make_playable(int spot) {
    playable_[1].insert(spot);
    playable_[2].insert(spot);
}

/// Settles for whom an empty spot is playable.
template <int Side>
void FastBoard<Side>::refresh(int spot) {
    const int sides = sides_with_breath(spot) & ~eye_sides(around(spot));
    playable_[1].set(spot, (sides & 1) != 0);
    playable_[2].set(spot, (sides & 2) != 0);
}

/// The empty spots around that have no empty neighbors themselves. All eight are looked at: a branch for each
/// would cost more.
template <int Side>
auto FastBoard<Side>::shut_around(int spot) const -> Near {
    unsigned shut = 0;
    each_of<8>(
        [&](unsigned i) { shut |= unsigned{empty_neighbors(around(spot + ring[i])) == 0} << (2 * i); });
    return {spot, shut & places_of(around(spot), Color::empty)};
}

/// A spot with an empty neighbor is playable, and a stone beside it does not change that until it was the
/// last one.
template <int Side>
void FastBoard<Side>::refresh_around(int spot) {
    for (const int near : shut_around(spot)) refresh(near);
}

}  // namespace goterr::playout
