/// The count after the small moves that are left have been played, told as an owner map of the board as it
/// stands.
#pragma once

#include <optional>

#include "goterr/estimate/estimate.hpp"
#include "goterr/life/no_territory.hpp"

namespace goterr {

struct PlayedOut {
    Grid<Color> owner;  ///< stones played on a side's own territory leave it no point there
    Prisoners taken;  ///< in all; stones whose points the owner map gives to their captors are not among them
    std::vector<LastMove> moves;
};

/// Whether the players stopped where the moves begin.
Start start_of(const Position& position, const EstimateOptions& options);

/// Of `dead` those that were not taken since.
PointSet still_standing(const PointSet& dead, const Board& before, const Board& now);

/// The lead on the board that moves end with, of stones judged dead those that were not taken since.
double lead_at_the_end(const Finish& end, const Analysis& analysis, const EstimateOptions& options);

/// By the line of best play; nothing where there is none, or where it ends further from what was expected
/// than what is left can bring.
std::optional<PlayedOut> best_played_out(const Analysis& analysis, double expected,
                                         const EstimateOptions& options);

/// By the moves that are left, on a board that is not finished those of best play if they can be told.
/// Nothing where the moves changed the score by more than small moves can: then reading went wrong somewhere,
/// or the position was not settled. `seki` as in the estimate; `none` are the points that are no territory
/// before the moves.
std::optional<PlayedOut> played_out(const Analysis& analysis, const PointSet& seki, const NoTerritory& none,
                                    const EstimateOptions& options);

}  // namespace goterr
