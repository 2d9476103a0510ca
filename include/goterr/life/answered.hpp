/// What is safe where its owner answers every move.
///
/// Benson's theorem asks for life without answers (unconditional.hpp); that an owner answers is what players
/// mean by safe, and what M. Mueller calls static safety ("Playing it safe: recognizing secure territories in
/// computer Go by using static rules and search", 1997). Here it is read, every ko being won by the enemy,
/// who moves first:
///
/// - A chain stands that he cannot take on a ground beyond which all is his.
/// - A place between standing walls is closed where nothing of his lives that he plays there. A move in it may
///   threaten walls that live by it; what they need is read with it.
/// - A chain of his is dead that is taken within standing walls.
///
/// Chains and places are safe each by itself: one move may threaten two of them.
#pragma once

#include <cstdint>

#include "goterr/life/unconditional.hpp"

namespace goterr {

/// What lives unconditionally, hopeless regions included, and what is read besides; `alive` and `dead` are in
/// the same sense. `chains` must be those of `board`. `boards`: so many at most for each ground.
UnconditionalLife find_answered_life(const Board& board, const Chains& chains, std::int64_t boards);

}  // namespace goterr
