/// Liberties that are worth the same: those of one chain that lie beside the walls of its enemy and nowhere
/// else.
///
/// Each takes the enemy one move, in whatever order, and none is of use to the chain's owner. So the enemy
/// looks at one of them, and the owner at none, for as long as the chain stands.
///
///     O O O O O O O O O      Read to the end in some dozen boards: seven plain liberties each, so that the line is twice
///     O . . . . . . . O      seven moves long, but each side has one move to look at.
///     O X X X X X X X O
///     X O O O O O O O X
///     X . . . . . . . X
///     X X X X X X X X X
///
///     O O O O O O O O O      Not shortened: no white stone stands beside the middle of a corridor two wide, so that black may
///     O . . . . . . . O      get an eye there.
///     O . . . . . . . O
///     O X X X X X X X O
#pragma once

#include <vector>

#include "field.hpp"

namespace goterr::reading {

template <std::size_t words>
struct PlainLiberties {
    Plane<words> chain;
    Part side = attacker;
    Plane<words> cells;
};

/// Empty cells beside stones of `chain` and walls of its enemy, or stones of his that are as `sure`, and
/// beside nothing else, all their empty neighbors being such cells too.
template <std::size_t words>
Plane<words> plain_beside(const Field<words>& field, const State<words>& state, const Plane<words>& chain,
                          Part side, const Plane<words>& sure = {}) {
    const Plane<words> empty = field.points - state.stones[0] - state.stones[1];
    const Plane<words> others = (state.stones[0] | state.stones[1]) - chain - sure;
    const Plane<words> beside_walls = field.touches[other(side)] | field.beside(sure);
    Plane<words> plain =
        (empty & field.beside(chain) & beside_walls) - field.touches[side] - field.beside(others);
    for (;;) {
        const Plane<words> kept = plain - field.beside(empty - plain);
        if (kept == plain) return plain;
        plain = kept;
    }
}

template <std::size_t words>
std::vector<PlainLiberties<words>> plain_liberties(const Field<words>& field, const State<words>& state) {
    std::vector<PlainLiberties<words>> found;
    for (const Part side : {attacker, owner})
        for (Plane<words> rest = state.stones[side]; !rest.empty();) {
            const Plane<words> chain = field.flood(Plane<words>::single(rest.first()), state.stones[side]);
            rest = rest - chain;
            const Plane<words> cells = plain_beside(field, state, chain, side);
            if (cells.has_several()) found.push_back({chain, side, cells});
        }
    return found;
}

/// What the mover need not look at: of his own plain liberties all, of each enemy chain's all but one.
template <std::size_t words>
Plane<words> set_aside(const std::vector<PlainLiberties<words>>& all, const State<words>& state) {
    const Plane<words> occupied = state.stones[0] | state.stones[1];
    Plane<words> aside;
    for (const PlainLiberties<words>& plain : all) {
        if (!state.stones[plain.side].includes(plain.chain)) continue;
        Plane<words> empty = plain.cells - occupied;
        if (plain.side != state.mover && !empty.empty()) empty.remove_first();
        aside = aside | empty;
    }
    return aside;
}

}  // namespace goterr::reading
