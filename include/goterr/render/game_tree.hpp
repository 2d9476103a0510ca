/// A whole record as JSON, for pages that walk through it: who played, and every node with its move, comment
/// and marks.
///
/// Points are indices, row by row from the top left. Nodes stand in the order of the record, parents first;
/// `p` is the parent's place in the list, -1 for the first. `charset` is what the record says it is written
/// in, or its bytes look like.
#pragma once

#include <string>
#include <string_view>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"

namespace goterr {

/// `options` have the rules, the komi and the handicap that the game is counted by; `bytes` are what it was
/// read from.
std::string render_game_tree(const Game& game, std::string_view bytes, int number,
                             const EstimateOptions& options);

}  // namespace goterr
