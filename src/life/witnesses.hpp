/// The witnesses, each in a file of its own: pure functions from a scene to statements.
///
/// `judge` hears them up to the user, `read_fights` and `sample_turns` the others, one after the other: what
/// one settles, the next one sees.
#pragma once

#include "goterr/life/turns.hpp"
#include "goterr/reading/fight.hpp"
#include "scene.hpp"

namespace goterr::life {

/// What the sampled games on the whole board say of stones that survive so, from -1 (never) to 1.
Outcome said_by_games(double survival);

/// The same of every dragon.
Evidence hear_games(const Scene& scene);

/// Benson's proof goes for single chains: a dragon lives, or is dead, where it holds for all of its chains.
Evidence hear_unconditional_life(const Scene& scene);

/// The readings of dragons of one chain that can be taken.
Evidence hear_captures(const Scene& scene);

/// Fights about dragons whose fate is in doubt, or of which the games are known to be wrong, as far as they
/// fit into a small area.
Evidence hear_fights(const Scene& scene);

/// Fights about dragons that the games leave in doubt, in larger areas and with more boards.
Evidence hear_doubtful_fights(const Scene& scene, const FightLimits& limits, double clear);

/// Dragons that live only because nobody can approach.
Evidence hear_sekis(const Scene& scene);

/// Of these, bent fours in the corner: what the rules say about them.
Evidence hear_bent_fours(const Scene& scene, const Ruleset& rules);

/// A lone stone in a ko at the border of its living friends counts as theirs: whoever fills the last ko, it
/// is worth a point and not the stone.
Evidence hear_ko_stones(const Scene& scene);

/// What the user said.
Evidence hear_user(const Scene& scene, const Overrides& overrides);

/// What a net expects of dragons that nothing proves, if it was asked.
Evidence hear_net(const Scene& scene);

/// Counted races, and games around what is none: the dragons with most stones in doubt first.
Evidence hear_sieges(const Scene& scene, const SiegeGames& games);

/// Dragons that the games around them gave up stand if their owner begins, where he takes an enemy beside
/// them.
Evidence hear_prey(const Scene& scene);

/// What was read of a fight, as a statement.
Statement as_stated(const FightReading& reading, std::size_t dragon, Witness by);

}  // namespace goterr::life
