/// What ends a search without guessing: unconditional life, no room for it, capture at the next move.
///
/// - The owner stands where his chain has joined stones that cannot be lost, or has two vital regions in Benson's sense (D.
///   Benson, "Life in the game of Go", 1976), all of it within the ground.
/// - He is lost where no two points are left that could be eyes. Attacker's stones joined to the walls cannot be taken; a point
///   beside one is no eye and can be filled by another that cannot be taken either, one after the other, whatever the owner does:
///
///       O O O O O      Only A1 could be an eye: white fills B2, C1 and B1 in any order and takes at A1. With C1 an eye as well (no
///       O . X O O      white stone beside it) this would not do.
///       . X X . O
#pragma once

#include <algorithm>

#include "field.hpp"

namespace goterr::reading {

/// Chains and regions of one board; more are not looked at, and nothing is said.
inline constexpr std::size_t most_parts = 48;

template <std::size_t words>
struct Parts {
    std::array<Plane<words>, most_parts> plane;
    std::size_t count = 0;
    bool complete = true;

    void add(const Plane<words>& part) {
        if (count == most_parts)
            complete = false;
        else
            plane[count++] = part;
    }
    void remove(std::size_t i) { plane[i] = plane[--count]; }
};

template <std::size_t words>
Parts<words> parts_of(const Field<words>& field, Plane<words> cells) {
    Parts<words> parts;
    while (!cells.empty()) {
        const Plane<words> part = field.flood(Plane<words>::single(cells.first()), cells);
        parts.add(part);
        cells = cells - part;
    }
    return parts;
}

/// Benson's algorithm: takes away regions that a doubtful chain borders and chains with fewer than two vital regions, until
/// nothing changes. What is left of the chains lives.
template <std::size_t words>
Plane<words> unconditionally_alive(const Field<words>& field, const State<words>& state) {
    const Plane<words> stones = state.stones[owner];
    const Plane<words> rest = field.points - stones;
    const Plane<words> empty = rest - state.stones[attacker];
    const Plane<words> closed = rest - field.flood(rest & field.touches[attacker], rest);
    if (!(closed & empty).has_several()) return {};
    Parts<words> regions = parts_of(field, closed);
    if (regions.count < 2) return {};
    Parts<words> chains = parts_of(field, stones);
    if (!regions.complete || !chains.complete) return {};
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t c = 0; c < chains.count;) {
            const Plane<words> border = field.beside(chains.plane[c]);
            int vital = 0;
            for (std::size_t r = 0; r < regions.count; ++r) {
                const Plane<words> open = regions.plane[r] & empty;
                vital += !open.empty() && border.includes(open) ? 1 : 0;
            }
            if (vital >= 2) {
                ++c;
                continue;
            }
            for (std::size_t r = 0; r < regions.count;)
                if (regions.plane[r].intersects(border))
                    regions.remove(r);
                else
                    ++r;
            chains.remove(c);
            changed = true;
        }
    }
    Plane<words> alive;
    for (std::size_t c = 0; c < chains.count; ++c) alive = alive | chains.plane[c];
    return alive;
}

/// What the question is about has joined living stones or has two sure eyes.
template <std::size_t words>
bool stands_for_ever(const Field<words>& field, const State<words>& state) {
    const Plane<words> asked = field.all
                                   ? state.stones[owner]
                                   : field.flood(field.target & state.stones[owner], state.stones[owner]);
    if (asked.intersects(field.touches[owner])) return true;
    return unconditionally_alive(field, state).intersects(asked);
}

template <std::size_t words>
bool is_taken(const Field<words>& field, const State<words>& state) {
    return field.all ? state.stones[owner].empty() : !state.stones[owner].includes(field.target);
}

/// The owner can neither join living stones nor make two eyes, and everything can be taken.
template <std::size_t words>
bool has_no_room(const Field<words>& field, const State<words>& state) {
    const Plane<words> sure =
        field.flood(state.stones[attacker] & field.touches[attacker], state.stones[attacker]);
    const Plane<words> room = field.points - sure;
    if (room.intersects(field.touches[owner])) return false;
    Plane<words> eyes = room - field.beside(sure) - field.touches[attacker];
    if (eyes.empty()) return true;
    const Plane<words> first = Plane<words>::single(eyes.first());
    eyes = eyes - first;
    return eyes.empty() || (!eyes.has_several() && field.beside(first).intersects(eyes));
}

/// The attacker, who is to move, takes the chain that is asked about at once.
template <std::size_t words>
int capturing_move(const Field<words>& field, const State<words>& state) {
    if (field.all) return no_cell;
    const Plane<words> chain = field.flood(field.target & state.stones[owner], state.stones[owner]);
    if (chain.intersects(field.touches[owner])) return no_cell;
    const Plane<words> liberties = field.beside(chain) - state.stones[0] - state.stones[1];
    if (liberties.empty() || liberties.has_several()) return no_cell;
    const int cell = liberties.first();
    return cell == state.ko && state.threats[attacker] == 0 ? no_cell : cell;
}

}  // namespace goterr::reading
