/// A move that might have been better than the one that was played.
///
/// What reading names for dragons whose fate depends on the turn, and the points around which it is least
/// clear who owns what, are compared by the net over one sample of games, and the best is estimated. Where no
/// net judges, each is estimated at quick effort. No deeper search, so a hint and no proof.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct Suggestion {
    Point point;
    double lead = 0;  ///< after it, black positive

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// How unclear it is whose the points around one are: in whole numbers, so that sums do not depend on their
/// order.
long long doubt_around(Point point, int reach, const Grid<float>& ownership);
inline constexpr double doubts_a_point = 1e6;

/// The best of those moves for the side to move; none where no point may be played on.
std::optional<Suggestion> suggest(const Estimate& before);

/// Which moves are wanted; all where it is empty.
using MoveChoice = std::function<bool(Point)>;

/// Moves of the side to move on one scale with the estimate: the best of them keeps its lead, since that
/// expects good moves. The best come first, and none that is worth less than a pass; but the best is there as
/// long as any may be played. Empty where no net judges.
std::vector<Suggestion> compared_moves(const Estimate& before, std::size_t most,
                                       const MoveChoice& wanted = {});

}  // namespace goterr
