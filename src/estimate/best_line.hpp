/// How a board that is not finished ends with best play, for the count of an estimate: what `endgame` reads
/// (endgame.cpp), with what there is time for.
#pragma once

#include <optional>

#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/finish.hpp"

namespace goterr {

struct BestLine {
    Finish finish;
    PointSet dead;  ///< in the end, and still standing there
};

/// From the side to move on: dragons that hang on the turn, the open areas, the neutral points. Nothing where
/// an area is too large to be read to its end, where too much of an open board is in doubt, where the board
/// does not end as the line says, or at an effort that reads none.
std::optional<BestLine> best_line(const Analysis& start, const EstimateOptions& options);

/// Where kos are left that are worth taking or filling, as `endgame` says: for half a point, mostly.
PointSet kos_left(const Analysis& analysis);

}  // namespace goterr
