/// The moves that a gap is fought with.
#pragma once

#include "candidates.hpp"
#include "ground.hpp"

namespace goterr::reading {

/// The liberties of the chain at `stone`, where it has no more than `most`.
void add_liberties(const ReadingBoard& board, Cell stone, int most, Candidates& moves);

/// On the ways between a chain and other places that take at most one move more than the shortest; and the
/// liberties of chains on them, of the owner's where they have no more than `few`, of others where they have
/// three.
void add_ways(const Ground& ground, const Ground::Places& chain, const Ground::Places& others, int few,
              Candidates& moves);

}  // namespace goterr::reading
