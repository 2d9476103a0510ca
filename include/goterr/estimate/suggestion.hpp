/// A move that might have been better than the one that was played.
///
/// What reading names for dragons whose fate depends on the turn, and the points whose owner is least clear, are each
/// tried, and the positions after them estimated at quick effort: no deeper search, so a hint and no proof.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct Suggestion {
    Point point;
    double lead = 0;  ///< after it, black positive, at quick effort

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// The best of those moves for the side to move; none where no point may be played on.
std::optional<Suggestion> suggest(const Estimate& before);

}  // namespace goterr
