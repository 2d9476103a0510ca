/// A move that might have been better than the one that was played.
///
/// What reading names for dragons whose fate depends on the turn, and the points around which it is least clear who owns
/// what, are compared by the net over one sample of games, and the best is estimated. Where no net judges, each is
/// estimated at quick effort. No deeper search, so a hint and no proof.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct Suggestion {
    Point point;
    double lead = 0;  ///< after it, black positive

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// The best of those moves for the side to move; none where no point may be played on.
std::optional<Suggestion> suggest(const Estimate& before);

}  // namespace goterr
