/// What a dragon lives on: its eyes with their exact sum, and where it can run.
///
/// The judgment itself rests on proofs, readings and sampled games; eyes and escape are what a player looks
/// for besides. They are worked out when somebody asks (`map dragons`, `explain`), and change no verdict and
/// no cause.
#pragma once

#include <vector>

#include "goterr/escape/escape.hpp"
#include "goterr/life/dragon.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

/// Fills in `eyes`, `escape` and the parts of `reason` that belong to them. `chains` and `tactics` must be
/// those of the board.
std::vector<Dragon> with_eyes_and_escape(std::vector<Dragon> dragons, const Board& board,
                                         const Chains& chains, const Tactics& tactics);

/// Where one of the dragons can run to. Living stones radiate, and friends are refuges by how well they live.
EscapeRoute escape_among(const std::vector<Dragon>& dragons, const Dragon& dragon, const Board& board);

}  // namespace goterr
