/// Enemies beside each other whose fates hang together.
///
/// The games around a dragon say of each by itself what becomes of it. Where one is lost though it begins, and a move takes
/// the other, the two contradict each other: whoever takes the other saves the one.
///
///     O O O O O O .      Games that give up the black stones, but take the three white chains when black begins, forget
///     O X X X X O .      that black does both with one move.
///     . X O O X O .
#pragma once

#include "draft.hpp"

namespace goterr::life {

/// Dragons that the games gave up stand if their owner begins, where he takes an enemy beside them.
void save_beside_prey(Draft& draft);

}  // namespace goterr::life
