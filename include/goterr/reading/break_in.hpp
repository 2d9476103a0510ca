/// Breaking into an area: does a chain get a stone into it that is not taken at once, whoever moves first?
///
/// The chain has to be within a few moves of the area. Both sides play on the ways between the two and
/// against weak chains beside these ways. Counted in boards, never in time, in the board's canonical
/// orientation.
///
///     . . . O . .      To D2, E1, E2 and E3: black is in with D2 if he moves first, and white keeps him out there. Without D2 he
///     X X X . . .      does not get in at all: white blocks at E2.
///     . . . O . .
#pragma once

#include "goterr/reading/attack.hpp"

namespace goterr {

/// Whether the chain at `stone` is near enough to the area for these to be read.
bool is_near(const Board& board, Point stone, const PointSet& area);

/// If the owner of the chain at `stone` moves first; `works`: he gets in.
Tactic break_in(const Position& position, Point stone, const PointSet& area, int boards);
/// If his opponent does: `fails` means that his move keeps the chain out.
Tactic block_off(const Position& position, Point stone, const PointSet& area, int boards);

}  // namespace goterr
