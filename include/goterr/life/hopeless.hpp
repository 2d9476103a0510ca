/// Hopeless regions: places inside unconditionally living walls where the opponent cannot live, however many
/// stones he adds before the walls' owner moves for the first time.
///
/// Benson's territory asks that every empty point touches the chain; a wide region is territory too where the
/// opponent's stones would be taken in the end. Whether they would is read: the opponent fills every liberty
/// of the walls and then adds any set of further stones, capturing what can be captured; if the owner, moving
/// next, takes each of his chains in every such position (the opponent winning all kos), the region and
/// whatever stands in it are the owner's. So an eye that turns out false, a shape that leaves one eye and a
/// seki are told apart by reading, not by rules. Regions with more room than can be read stay open. GNU Go's
/// `unconditional_status` asks the same.
#pragma once

#include "goterr/life/unconditional.hpp"

namespace goterr {

/// Gives hopeless regions to the owners of the walls, which are the chains that are alive in `life`: nobody
/// takes them, as far as is asked here. `chains` must be those of `board`.
UnconditionalLife with_hopeless_regions(UnconditionalLife life, const Board& board, const Chains& chains);

}  // namespace goterr
