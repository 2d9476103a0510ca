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
/// - He is lost, too, where it is his turn and all that could be eyes lies in one small space with the
///   attacker on its vital points: whatever he takes there is taken back.
#pragma once

#include "sight.hpp"

namespace goterr::reading {

/// Chains that live, and what that rests on: they and the regions beside them.
template <std::size_t words>
struct SureLife {
    Plane<words> chains;
    Plane<words> zone;
    Plane<words> last;  ///< the only empty cells of their regions
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
    regions_left.for_each([&](int r) {
        alive.zone = alive.zone | regions[r];
        const Plane<words> open = regions[r] & empty;
        if (!open.has_several()) alive.last = alive.last | open;
    });
    return alive;
}

/// Of what the question is about: it has joined living stones or has two sure eyes. Nothing where it has not.
template <std::size_t words>
SureLife<words> sure_life(Sight<words>& seen) {
    if (seen.asked.intersects(seen.field.touches[owner])) return {seen.asked, seen.asked, {}};
    const SureLife<words> alive = unconditionally_alive(seen);
    return alive.chains.intersects(seen.asked) ? alive : SureLife<words>{};
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

/// All that could be eyes lies in one space, closed by the owner's stones, in which the attacker holds the
/// vital cells and nothing else; the owner is to move. Whatever he takes there, the attacker answers where
/// the rest is such a space again, down to one eye: three in a row with the middle taken, four in a row with
/// both middles taken, four in a square; of the pyramid, the cross, the bulky five and the rabbity six the
/// cell with most neighbors.
template <std::size_t words>
bool is_dead_space(Sight<words>& seen) {
    const Field<words>& field = seen.field;
    const State<words>& state = seen.state();
    const Room<words>& room = seen.room();
    if (room.eyes.intersects(state.stones[owner])) return false;
    const Plane<words> space =
        field.flood(Plane<words>::single(room.eyes.first()), room.inside - state.stones[owner]);
    const std::size_t size = static_cast<std::size_t>(space.count());
    if (size < 3 || size > 6 || !space.includes(room.eyes) || space.intersects(field.touches[owner]) ||
        space.intersects(field.touches[attacker] | field.beside(room.sure)))
        return false;
    std::array<int, 5> cells{}, taken{};  // by how many of their neighbors belong to the space
    int all_taken = 0;
    space.for_each([&](int cell) {
        const auto near =
            static_cast<std::size_t>((field.beside(Plane<words>::single(cell)) & space).count());
        const int one = state.stones[attacker].contains(cell) ? 1 : 0;
        ++cells[near];
        taken[near] += one;
        all_taken += one;
    });
    if (size == 4 && cells[2] == 4) return all_taken <= 1;
    if (size == 4 && cells[3] == 0) return all_taken == 2 && taken[2] == 2;
    if (all_taken != 1) return false;
    if (size < 5) return taken[size - 1] == 1;
    return (size == 5 && taken[4] == 1) || (taken[size - 2] == 1 && cells[2] == 3);
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
    if (is_dead_space(seen)) return true;
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
