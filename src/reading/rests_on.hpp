/// The cells that a proof rests on: it holds on every board that looks the same there, whatever stands
/// elsewhere.
///
/// C. Shih, T. Wei, T. Wu and I. Wu, "A novel approach to solving goal-achieving problems for board games",
/// AAAI 2022. A zone is closed when no stone played outside of it changes what stands inside, and each played
/// inside does there what it does here: a chain that has a stone in it lies in it whole, with two liberties,
/// or with all that lies beside it where it has but one, or beside a wall of its own.
///
///     . . . . . X O      Black fills the eye with one stone: what that rests on is the white chain, its last liberty and the stones
///     X X X X X X O      beside it. What goes on to the left does not matter, as long as the black stones have two liberties there.
///     O O O O O O O
#pragma once

#include "leaves.hpp"

namespace goterr::reading {

/// What has to be added to `zone` so that the chain keeps its liberties.
template <std::size_t words>
Plane<words> breath_of(const Field<words>& field, const Plane<words>& chain, const Plane<words>& empty,
                       const Plane<words>& zone) {
    const Plane<words> beside = field.beside(chain);
    Plane<words> liberties = beside & empty;
    if (!liberties.has_several()) return beside;
    Plane<words> kept = liberties & zone;
    if (kept.has_several()) return {};
    liberties = liberties - kept;
    for (int missing = kept.empty() ? 2 : 1; missing > 0; --missing) {
        kept.insert(liberties.first());
        liberties.remove_first();
    }
    return kept;
}

template <std::size_t words>
Plane<words> closed_zone(const Field<words>& field, const State<words>& state, Plane<words> zone) {
    const Plane<words> empty = field.points - state.stones[0] - state.stones[1];
    std::array<Plane<words>, 2> done;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Part part : {attacker, owner})
            for (Plane<words> rest = (zone & state.stones[part]) - done[part]; !rest.empty();) {
                const Plane<words> chain =
                    field.flood(Plane<words>::single(rest.first()), state.stones[part]);
                rest = rest - chain;
                done[part] = done[part] | chain;
                zone = zone | chain;
                if (!chain.intersects(field.touches[part]))
                    zone = zone | breath_of(field, chain, empty, zone);
                changed = true;
            }
    }
    return zone;
}

/// What the question is about is off the board.
template <std::size_t words>
Plane<words> taken_zone(const Field<words>& field, const State<words>& state) {
    return field.all ? field.points : Plane<words>::single((field.target - state.stones[owner]).first());
}

/// It is in atari.
template <std::size_t words>
Plane<words> capture_zone(const Sight<words>& seen) {
    return seen.asked | seen.field.beside(seen.asked);
}

/// It has no room for eyes inside of attacker's stones that cannot be taken.
template <std::size_t words>
Plane<words> room_zone(Sight<words>& seen) {
    const Field<words>& field = seen.field;
    if (field.all) return field.points;
    const Room<words>& room = seen.room();
    return room.inside | field.flood(field.beside(room.inside) & room.sure, room.sure);
}

}  // namespace goterr::reading
