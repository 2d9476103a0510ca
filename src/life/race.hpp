/// Races counted instead of read: two dragons shut in with each other, each without a second eye.
///
/// What counts is who has more liberties: outside ones, those of an eye (an eye of four points takes five
/// moves to fill, of five eight, of six twelve, because what the attacker fills is taken), and the shared
/// ones. Neither can fill shared liberties without losing his own, so that to take a rival with an eye like
/// his own the attacker has to be ahead by all of them, and without eyes by all but one; where one has an eye
/// and the other none, or a bigger one, the shared ones count for him alone. Else nobody is taken: seki (M.
/// Mueller, "Race to capture", 1999; R. Hunter, "Counting Liberties", 2003).
///
///     O O O O O O O      Four liberties each and none shared: who moves first takes the other. With one of the points below filled,
///     O . . . . O O      white would lose even moving first. Not counted but left to games: where an open corner or an unfinished
///     O X X X X X O      eye makes the number of liberties a matter of play.
///     X O O O O O X
///     X X . . . . X
///     X X X X X X X
#pragma once

#include <optional>

#include "goterr/playout/siege.hpp"
#include "goterr/reading/fight.hpp"
#include "scene.hpp"

namespace goterr::life {

/// What one side of a race has.
struct Racer {
    int liberties = 0;  ///< its own alone, those of its eye included
    int eye = 0;        ///< 0: none; 1: a small one; its points, if more than three
};

/// Whether `attacker`, moving first or second, takes `target`.
bool wins_race(const Racer& attacker, const Racer& target, int shared, bool moves_first);

struct Race {
    FightReading reading;
    int own = 0;    ///< liberties of the dragon
    int enemy = 0;  ///< and of its rival
};

/// Nothing where the ground of `siege` holds more than two dragons and their eyes, is open, or a dragon may
/// live inside.
std::optional<Race> count_race(const Scene& scene, const Dragon& dragon, const Siege& siege);

}  // namespace goterr::life
