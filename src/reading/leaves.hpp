/// What ends a search without guessing: unconditional life, no room for it, capture at the next move.
///
/// - The owner stands where his chain has joined stones that cannot be lost, or has two vital regions in
///   Benson's sense (D. Benson, "Life in the game of Go", 1976), all of it within the ground.
/// - He is lost where no two points are left that could be eyes. Attacker's stones joined to the walls cannot
///   be taken; a point beside one is no eye and can be filled by another that cannot be taken either, one
///   after the other, whatever the owner does:
///
///       O O O O O      Only A1 could be an eye: white fills B2, C1 and B1 in any order and takes at A1. With C1 an eye as well (no
///       O . X O O      white stone beside it) this would not do.
///       . X X . O
///
///   Where it is his turn, a point that can be filled in two ways is no eye either.
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

/// Chains that live, and what that rests on: they and the regions beside them.
template <std::size_t words>
struct SureLife {
    Plane<words> chains;
    Plane<words> zone;
};

/// Benson's algorithm: takes away regions that a doubtful chain borders and chains with fewer than two vital
/// regions, until nothing changes. What is left of the chains lives.
template <std::size_t words>
SureLife<words> unconditionally_alive(const Field<words>& field, const State<words>& state) {
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
    SureLife<words> alive;
    for (std::size_t c = 0; c < chains.count; ++c) alive.chains = alive.chains | chains.plane[c];
    alive.zone = alive.chains;
    for (std::size_t r = 0; r < regions.count; ++r) alive.zone = alive.zone | regions.plane[r];
    return alive;
}

/// What the question is about has joined living stones or has two sure eyes; the cells that rests on, nothing
/// where it has not.
template <std::size_t words>
Plane<words> stands_for_ever(const Field<words>& field, const State<words>& state) {
    const Plane<words> asked = field.all
                                   ? state.stones[owner]
                                   : field.flood(field.target & state.stones[owner], state.stones[owner]);
    if (asked.intersects(field.touches[owner])) return asked;
    const SureLife<words> alive = unconditionally_alive(field, state);
    return alive.chains.intersects(asked) ? alive.zone : Plane<words>{};
}

template <std::size_t words>
bool is_taken(const Field<words>& field, const State<words>& state) {
    return field.all ? state.stones[owner].empty() : !state.stones[owner].includes(field.target);
}

/// Where the owner may yet get an eye; not closed where he may join living stones.
template <std::size_t words>
struct Room {
    bool closed = false;
    Plane<words> sure;    ///< attacker's stones that cannot be taken
    Plane<words> inside;  ///< what these leave of the ground around what is asked about
    Plane<words> eyes;
};

/// A point beside a sure stone can be filled by another; the chain that is asked about leaves no eye where it
/// stands, since it is over when it is taken, and gets none beyond sure stones.
template <std::size_t words>
Room<words> room_of(const Field<words>& field, const State<words>& state) {
    Room<words> room;
    room.sure = field.flood(state.stones[attacker] & field.touches[attacker], state.stones[attacker]);
    room.inside = field.points - room.sure;
    const Plane<words> asked = field.target & state.stones[owner];
    if (!field.all && !asked.empty()) room.inside = field.flood(asked, room.inside);
    room.closed = !room.inside.intersects(field.touches[owner]);
    room.eyes = room.inside - field.beside(room.sure) - field.touches[attacker];
    if (!field.all)
        room.eyes = room.eyes - field.flood(field.target & state.stones[owner], state.stones[owner]);
    return room;
}

/// At most one eye, or two points side by side.
template <std::size_t words>
bool are_one_eye(const Field<words>& field, Plane<words> eyes) {
    if (eyes.empty()) return true;
    const Plane<words> first = Plane<words>::single(eyes.first());
    eyes = eyes - first;
    return eyes.empty() || (!eyes.has_several() && field.beside(first).intersects(eyes));
}

/// The owner can neither join living stones nor make two eyes, and everything can be taken.
template <std::size_t words>
bool has_no_room(const Field<words>& field, const State<words>& state) {
    const Room<words> room = room_of(field, state);
    return room.closed && are_one_eye(field, room.eyes);
}

/// The same with the owner to move, where for each eye but one the attacker has two ways to fill it: he takes
/// the one that is left when the owner has closed the other. No way is counted for two eyes unless both ways
/// fill both.
///
///     X O X O X O      A1 and C1 may be eyes. B1 and D1 lie beside walls: whichever of them Black takes, white takes the other,
///     . . . . . O      and C1 is none.
template <std::size_t words>
bool gets_no_room(const Field<words>& field, const State<words>& state) {
    Room<words> room = room_of(field, state);
    if (!room.closed) return false;
    if (are_one_eye(field, room.eyes)) return true;
    Plane<words> ways = field.beside(room.sure) | field.touches[attacker];
    ways = ways - state.stones[0] - state.stones[1];
    for (Plane<words> rest = room.eyes; !rest.empty();) {
        const Plane<words> eye = Plane<words>::single(rest.first());
        rest = rest - eye;
        Plane<words> to = field.beside(eye) & ways;
        if (!to.has_several()) continue;
        const Plane<words> one = Plane<words>::single(to.first());
        to = to - one;
        const Plane<words> two = Plane<words>::single(to.first());
        ways = ways - one - two;
        const Plane<words> filled = field.beside(one) & field.beside(two);
        rest = rest - filled;
        room.eyes = room.eyes - filled;
    }
    return are_one_eye(field, room.eyes);
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
