/// Who will win a fight, for boards that were not searched yet. Changes time, never answers.
///
/// A linear model of counts that a glance gives: a logistic regression on 600,000 boards of random grounds
/// that searches had decided. Where it expects a part to win, the search has little to show for him and much
/// against him. Of 3,000 grounds that it was not fitted to (goterr_grounds 1500 --boards 60000 --seed 7, and
/// with --least 8 --most 14 --boards 20000) 2,552 were read with it and 2,443 with distances to either goal
/// in its place. What fit_prospects.py makes of goterr_grounds --rows, boards beside lines of play instead of
/// those that searches met, reads 2,528. A. Kishimoto and M. Mueller ("Search versus knowledge for solving
/// life and death problems in Go", AAAI 2005) begin with numbers of experts' in the same place.
#pragma once

#include <algorithm>

#include "leaves.hpp"
#include "still_to_show.hpp"

namespace goterr::reading {

/// What is counted.
enum Sign {
    attackers_turn,
    owners_turn,
    no_captor,        ///< no attacker's chain beside the owner's can be taken
    liberties_ahead,  ///< of the largest that can: liberties that the owner's chain has more, or fewer
    liberties_behind,
    eye_points,    ///< points that may be eyes
    clear_eyes,    ///< of these, empty ones without an enemy beside them, within two steps of the chain
    free_points,   ///< empty points that the attacker's sure stones leave
    loose_stones,  ///< attacker's stones that can be taken
    chains,        ///< of the owner's
    chains_in_atari,
    regions,  ///< closed by the owner's stones
    two_regions,
    open_ground,  ///< the owner may join living stones
    way_out,      ///< steps to these, where he may
    has_to_take_all,
    owner_has_threats,
    aims_at_life,
    signs
};
using Signs = std::array<int, signs>;

/// What one of each adds to the logarithm of the attacker's odds, in eighths.
inline constexpr Signs weight_of{61, 39, -7, -8, 11, -4, -7, 2, 2, 3, 5, -4, -15, -78, 22, 17, -11, 9};

/// More steps and more liberties are one as good as the other.
inline constexpr int most_steps = 3;
inline constexpr int most_liberties = 5;

/// The largest attacker's chain beside `chain` that can be taken: the one it races against.
template <std::size_t words>
Plane<words> captor_of(const Field<words>& field, const State<words>& state, const Plane<words>& chain) {
    Plane<words> largest;
    for (Plane<words> rest = field.beside(chain) & state.stones[attacker]; !rest.empty();) {
        const Plane<words> captor = field.flood(Plane<words>::single(rest.first()), state.stones[attacker]);
        rest = rest - captor;
        if (!captor.intersects(field.touches[attacker]) && captor.count() > largest.count()) largest = captor;
    }
    return largest;
}

/// From `chain` to a point beside living stones, past sure stones of the attacker's.
template <std::size_t words>
int steps_out(const Field<words>& field, const Room<words>& room, Plane<words> chain) {
    int steps = 0;
    for (; steps < most_steps && !chain.intersects(field.touches[owner]); ++steps)
        chain = chain | (field.beside(chain) & room.inside);
    return steps;
}

/// Those of what is asked about: its liberties and its captor's, eyes near it, the way out.
template <std::size_t words>
void look_at_asked(Sight<words>& sight, Signs& seen) {
    const Field<words>& field = sight.field;
    const State<words>& state = sight.state();
    const Plane<words> beside = field.beside(sight.asked);
    const Plane<words> captor = captor_of(field, state, sight.asked);
    const int ahead = (beside & sight.empty).count() - (field.beside(captor) & sight.empty).count();
    seen[no_captor] = captor.empty() ? 1 : 0;
    seen[liberties_ahead] = captor.empty() ? 0 : std::clamp(ahead, 0, most_liberties);
    seen[liberties_behind] = captor.empty() ? 0 : std::clamp(-ahead, 0, most_liberties);
    const Plane<words> near = beside | field.beside(beside);
    const Room<words>& room = sight.room();
    seen[clear_eyes] = ((room.eyes & sight.empty & near) - field.beside(state.stones[attacker])).count();
    seen[open_ground] = room.closed ? 0 : 1;
    seen[way_out] = room.closed ? 0 : steps_out(field, room, sight.asked);
}

template <std::size_t words>
Signs signs_of(Sight<words>& sight, Asked aim) {
    const Field<words>& field = sight.field;
    const State<words>& state = sight.state();
    const Room<words>& room = sight.room();
    Signs seen{};
    look_at_asked(sight, seen);
    seen[state.mover == owner ? owners_turn : attackers_turn] = 1;
    seen[eye_points] = room.eyes.count();
    seen[free_points] = (room.inside & sight.empty).count();
    seen[loose_stones] = (state.stones[attacker] - room.sure).count();
    seen[chains] = static_cast<int>(sight.chains().count);
    for (std::size_t i = 0; i < sight.chains().count; ++i) {
        const Plane<words>& chain = sight.chains().plane[i];
        if (!chain.intersects(field.touches[owner]) && !(field.beside(chain) & sight.empty).has_several())
            ++seen[chains_in_atari];
    }
    seen[regions] = static_cast<int>(sight.regions().count);
    seen[two_regions] = std::min(seen[regions], 2);
    seen[has_to_take_all] = field.all ? 1 : 0;
    seen[owner_has_threats] = state.threats[owner] > 0 ? 1 : 0;
    seen[aims_at_life] = aim == Asked::live ? 1 : 0;
    return seen;
}

/// 16 e^(-score / 24), between 1 and 200.
inline std::uint32_t to_show(int score) {
    constexpr int step = 6, least = -11;
    constexpr std::array<std::uint8_t, 23> shown{200, 195, 152, 118, 92, 72, 56, 43, 34, 26, 21, 16,
                                                 12,  10,  8,   6,   5,  4,  3,  2,  2,  1,  1};
    return shown[static_cast<std::size_t>(std::clamp(score / step - least, 0, 22))];
}

template <std::size_t words>
StillToShow prospects(Sight<words>& sight, Asked aim) {
    const Signs seen = signs_of(sight, aim);
    int score = 0;
    for (std::size_t i = 0; i < signs; ++i) score += weight_of[i] * seen[i];
    const std::uint32_t take = to_show(score), stand = to_show(-score);
    return as_proof({take, stand}, aim == Asked::take);
}

}  // namespace goterr::reading
