/// How far away the end of a fight looks, for boards that were not searched yet. Changes time, never answers.
///
/// As if it were a race against the weakest captor; where there is none, the liberties to fill for a capture,
/// with the points that may yet be eyes, and the eyes to make against it.
#pragma once

#include <algorithm>

#include "found_table.hpp"
#include "leaves.hpp"

namespace goterr::reading {

/// What each point that may be an eye adds to a capture, and how many such points a way out counts for.
inline constexpr int moves_for_eye = 3;
inline constexpr int room_outside = 8;

/// The liberties of the largest chain beside `chain` that can be taken: the one it races against; 0 where
/// there is none.
template <std::size_t words>
int captor_liberties(const Field<words>& field, const State<words>& state, const Plane<words>& chain,
                     const Plane<words>& empty) {
    int most = 0, liberties = 0;
    for (Plane<words> rest = field.beside(chain) & state.stones[attacker]; !rest.empty();) {
        const Plane<words> captor = field.flood(Plane<words>::single(rest.first()), state.stones[attacker]);
        rest = rest - captor;
        if (captor.intersects(field.touches[attacker]) || captor.count() <= most) continue;
        most = captor.count();
        liberties = (field.beside(captor) & empty).count();
    }
    return liberties;
}

/// Points that may be eyes yet, for one who can be shut in.
template <std::size_t words>
int room_for_eyes(const Field<words>& field, const State<words>& state) {
    const Room<words> room = room_of(field, state);
    return room.closed ? room.eyes.count() : room_outside;
}

template <std::size_t words>
Numbers distances(const Field<words>& field, const State<words>& state, Aim aim) {
    const Plane<words> stones = state.stones[owner];
    const Plane<words> chain = field.all ? stones : field.flood(field.target & stones, stones);
    const Plane<words> empty = field.points - state.stones[0] - stones;
    const int liberties = (field.beside(chain) & empty).count();
    const int captor = captor_liberties(field, state, chain, empty);
    const int lead = captor == 0 ? 0 : liberties - captor + (state.mover == owner ? 1 : 0);
    const auto fill =
        static_cast<std::uint32_t>(std::max(1, liberties) + 2 * std::max(0, lead) +
                                   (captor == 0 ? moves_for_eye * room_for_eyes(field, state) : 0));
    const auto stand =
        static_cast<std::uint32_t>(captor == 0 ? (state.mover == owner ? 1 : 2) : 1 + std::max(0, 1 - lead));
    return aim == Aim::take ? Numbers{fill, stand} : Numbers{stand, fill};
}

}  // namespace goterr::reading
