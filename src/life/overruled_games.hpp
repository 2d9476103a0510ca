/// Games that reading overrules are played again without the stones that it takes.
///
/// A player as quick as the one of the sampled games loses races that every player wins, and then the games
/// are wrong about everything around, not only about the dragons that were read. Off the board, what is taken
/// misleads nobody.
///
///     O O O O O . . . .      White takes the six black stones whoever begins (F9, G9, H9, J9). In six games of ten black
///     X O X X X X X X X      takes the twelve white ones first, and with that the whole upper side.
///     X O O O O O O O O
///     X . . . . X X X .
#pragma once

#include "goterr/life/analysis.hpp"

namespace goterr::life {

/// The dragons of `analysis`, judged by its games, with what can be read for sure; and, where its games kept
/// what is taken, other games and all dragons judged by these.
void read_before_counting(Analysis& analysis, const AnalysisOptions& options);

}  // namespace goterr::life
