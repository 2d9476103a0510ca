/// The ground of a question as bit planes, and the rules of Go on it.
///
/// Cells are numbered in the canonical orientation, sides by their part: the attacker, who wants to take, and
/// the owner. What lies around the ground does not change: stones there cannot be taken, so a chain beside
/// one of its own color has a liberty that nobody fills.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "goterr/reading/reader.hpp"
#include "plane.hpp"

namespace goterr::reading {

enum Part : std::uint8_t { attacker = 0, owner = 1 };
inline Part other(Part part) { return part == attacker ? owner : attacker; }

/// Ko threats that are never used up.
inline constexpr std::uint8_t endless = 255;
inline constexpr int no_cell = -1;

template <std::size_t words>
struct Field {
    int stride = 0;
    Plane<words> points;                  ///< where both may play
    std::array<Plane<words>, 2> touches;  ///< cells beside what each part cannot lose
    Plane<words> target;                  ///< the owner's stones that are asked about
    bool all = false;  ///< the attacker has to take every stone of the owner's, not one of `target`
    std::vector<Point> point_of;  ///< one a cell

    Plane<words> beside(const Plane<words>& cells) const {
        return (cells.up(1) | cells.down(1) | cells.up(stride) | cells.down(stride)) & points;
    }
    /// These, and what lies beside them within `within`.
    Plane<words> step(const Plane<words>& cells, const Plane<words>& within) const {
        return (cells | cells.up(1) | cells.down(1) | cells.up(stride) | cells.down(stride)) & within;
    }
    /// Everything within `within` that hangs together with `seed`, which lies in it.
    Plane<words> flood(Plane<words> seed, const Plane<words>& within) const {
        for (;;) {
            const Plane<words> grown = step(seed, within);
            // of large planes two steps at a time: whether there is another round is hard to guess
            if constexpr (words > 1) {
                const Plane<words> twice = step(grown, within);
                if (twice == grown) return grown;
                seed = twice;
            } else {
                if (grown == seed) return seed;
                seed = grown;
            }
        }
    }
};

template <std::size_t words>
struct State {
    std::array<Plane<words>, 2> stones;
    Part mover = attacker;
    std::int16_t ko = no_cell;              ///< where the mover may not retake without a threat
    std::array<std::uint8_t, 2> threats{};  ///< ko threats that each part has left
    bool takes_ko = false;  ///< the last stone took one that could be taken back but for the rule of ko

    friend bool operator==(const State&, const State&) = default;
};

template <std::size_t words>
bool breathes(const Field<words>& field, const Plane<words>& chain, const Plane<words>& empty, Part part) {
    return chain.intersects(field.touches[part]) || field.beside(chain).intersects(empty);
}

/// The enemy chains that a stone of the mover's at `cell` takes.
template <std::size_t words>
Plane<words> taken_by(const Field<words>& field, const State<words>& state, int cell) {
    const Part enemy = other(state.mover);
    const Plane<words> stone = Plane<words>::single(cell);
    const Plane<words> empty = field.points - state.stones[0] - state.stones[1] - stone;
    Plane<words> taken, seen;
    (field.beside(stone) & state.stones[enemy]).for_each([&](int beside) {
        if (seen.contains(beside)) return;
        const Plane<words> chain = field.flood(Plane<words>::single(beside), state.stones[enemy]);
        seen = seen | chain;
        if (!breathes(field, chain, empty, enemy)) taken = taken | chain;
    });
    return taken;
}

/// Plays the mover's stone at `cell`, which is empty; false, with `state` of no use any more, for suicide and
/// for a ko that he may not retake.
template <std::size_t words>
bool play(const Field<words>& field, State<words>& state, int cell) {
    const Part me = state.mover, enemy = other(me);
    if (state.ko == cell) {
        if (state.threats[me] == 0) return false;
        if (state.threats[me] != endless) --state.threats[me];
    }
    const Plane<words> taken = taken_by(field, state, cell);
    const Plane<words> stone = Plane<words>::single(cell);
    state.stones[me] = state.stones[me] | stone;
    state.stones[enemy] = state.stones[enemy] - taken;
    const Plane<words> empty = field.points - state.stones[0] - state.stones[1];
    state.ko = no_cell;
    state.takes_ko = false;
    state.mover = enemy;
    if (taken.empty()) {
        if (field.beside(stone).intersects(empty) || stone.intersects(field.touches[me])) return true;
        return breathes(field, field.flood(stone, state.stones[me]), empty, me);
    }
    const bool alone = !taken.has_several() && !stone.intersects(field.touches[me]) &&
                       !field.beside(stone).intersects(state.stones[me]) &&
                       (field.beside(stone) & empty) == taken;
    state.takes_ko = alone;
    if (alone && state.threats[enemy] != endless) state.ko = static_cast<std::int16_t>(taken.first());
    return true;
}

template <std::size_t words>
void pass(State<words>& state) {
    state.ko = no_cell;
    state.takes_ko = false;
    state.mover = other(state.mover);
}

}  // namespace goterr::reading
