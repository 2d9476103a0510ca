/// A move of a board that is searched, and what is known of the board it leads to.
#pragma once

#include "field.hpp"
#include "found_table.hpp"
#include "still_to_show.hpp"

namespace goterr::reading {

/// In place of a cell: moves far from the fight, of which none was looked at.
inline constexpr int far_moves = no_cell - 1;

template <std::size_t words>
struct Child {
    State<words> state;
    std::uint64_t key = 0;
    StillToShow proof;
    Dependence on;
    int cell = no_cell;    ///< no_cell: a pass
    Plane<words> zone;     ///< what it rests on, where it is shown; of far moves, where they are
    bool counted = false;  ///< refuted, and its zone is among those of its brothers

    /// Shown to lose for its mover.
    bool fails(bool mover_reaches) const { return seen_by(proof, mover_reaches).loss == 0; }
};

/// Within two steps of what is asked about or of the last move, or beside an enemy chain that touches it.
template <std::size_t words>
Plane<words> near_fight(const Field<words>& field, const State<words>& state, int last_move) {
    const Plane<words> stones = state.stones[owner];
    const Plane<words> asked = field.all ? stones : field.flood(field.target & stones, stones);
    Plane<words> near = field.beside(asked);
    const Plane<words> captors = field.flood(near & state.stones[attacker], state.stones[attacker]);
    if (last_move != no_cell) near = near | field.beside(Plane<words>::single(last_move));
    return near | field.beside(near) | field.beside(captors);
}

}  // namespace goterr::reading
