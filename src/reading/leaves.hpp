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

#include "sight.hpp"

namespace goterr::reading {

/// Chains that live, and what that rests on: they and the regions beside them.
template <std::size_t words>
struct SureLife {
    Plane<words> chains;
    Plane<words> zone;
};

/// Benson's algorithm: takes away regions that a doubtful chain borders and chains with fewer than two vital
/// regions, until nothing changes. What is left of the chains lives.
template <std::size_t words>
SureLife<words> unconditionally_alive(Sight<words>& seen) {
    const Field<words>& field = seen.field;
    const Plane<words>& empty = seen.empty;
    if (!(seen.closed() & empty).has_several() || seen.regions().count < 2) return {};
    const Parts<words>&chains = seen.chains(), &regions = seen.regions();
    if (!regions.complete || !chains.complete) return {};
    Plane<1> chains_left = chains.numbers(), regions_left = regions.numbers();
    for (bool changed = true; changed;) {
        changed = false;
        chains_left.for_each([&](int c) {
            const Plane<words> border = field.beside(chains[c]);
            int vital = 0;
            regions_left.for_each([&](int r) {
                const Plane<words> open = regions[r] & empty;
                vital += !open.empty() && border.includes(open) ? 1 : 0;
            });
            if (vital >= 2) return;
            regions_left.for_each([&](int r) {
                if (regions[r].intersects(border)) regions_left = regions_left - Plane<1>::single(r);
            });
            chains_left = chains_left - Plane<1>::single(c);
            changed = true;
        });
    }
    SureLife<words> alive;
    chains_left.for_each([&](int c) { alive.chains = alive.chains | chains[c]; });
    alive.zone = alive.chains;
    regions_left.for_each([&](int r) { alive.zone = alive.zone | regions[r]; });
    return alive;
}

/// What the question is about has joined living stones or has two sure eyes; the cells that rests on, nothing
/// where it has not.
template <std::size_t words>
Plane<words> stands_for_ever(Sight<words>& seen) {
    if (seen.asked.intersects(seen.field.touches[owner])) return seen.asked;
    const SureLife<words> alive = unconditionally_alive(seen);
    return alive.chains.intersects(seen.asked) ? alive.zone : Plane<words>{};
}

template <std::size_t words>
bool is_taken(const Field<words>& field, const State<words>& state) {
    return field.all ? state.stones[owner].empty() : !state.stones[owner].includes(field.target);
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
bool has_no_room(Sight<words>& seen) {
    return seen.room().closed && are_one_eye(seen.field, seen.room().eyes);
}

/// The same with the owner to move, where for each eye but one the attacker has two ways to fill it: he takes
/// the one that is left when the owner has closed the other. No way is counted for two eyes unless both ways
/// fill both.
///
///     X O X O X O      A1 and C1 may be eyes. B1 and D1 lie beside walls: whichever of them Black takes, white takes the other,
///     . . . . . O      and C1 is none.
template <std::size_t words>
bool gets_no_room(Sight<words>& seen) {
    const Field<words>& field = seen.field;
    const Room<words>& room = seen.room();
    if (!room.closed) return false;
    if (are_one_eye(field, room.eyes)) return true;
    Plane<words> ways = (field.beside(room.sure) | field.touches[attacker]) & seen.empty, eyes = room.eyes;
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
        eyes = eyes - filled;
    }
    return are_one_eye(field, eyes);
}

/// The attacker, who is to move, takes the chain that is asked about at once.
template <std::size_t words>
int capturing_move(const Sight<words>& seen) {
    const Field<words>& field = seen.field;
    if (field.all || seen.asked.intersects(field.touches[owner])) return no_cell;
    const Plane<words> liberties = field.beside(seen.asked) & seen.empty;
    if (liberties.empty() || liberties.has_several()) return no_cell;
    const int cell = liberties.first();
    return cell == seen.state().ko && seen.state().threats[attacker] == 0 ? no_cell : cell;
}

}  // namespace goterr::reading
