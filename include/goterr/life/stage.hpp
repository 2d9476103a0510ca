/// How much of a position is left to play, by the regions between its living stones.
#pragma once

#include <vector>

#include "goterr/life/dragon.hpp"
#include "goterr/life/region.hpp"
#include "goterr/playout/playout.hpp"

namespace goterr {

enum class Stage {
    open,     ///< a large region is undecided: only expectations can be summed
    settled,  ///< what is left are small gaps in the borders, or a dragon's fate
    finished  ///< only dame are left
};

/// An empty region that both colors border, once the dead are off: dame, a seki's liberties or an open
/// border.
struct NeutralRegion {
    PointSet points;
    int claimed = 0;  ///< points that nearly always end as one side's, or that no stone is next to

    /// Large, and in part somebody's already.
    bool is_open() const;
    /// Dame are single points and pairs; where more lie together and one of them is somebody's, moves are
    /// left.
    bool has_gap() const;
};

/// In reading order.
std::vector<NeutralRegion> neutral_regions(const ClearedBoard& cleared, const Samples& samples);

/// By the fates of the dragons, the regions and what the sampled games say of them.
Stage stage_of(const Board& board, const ClearedBoard& cleared, const std::vector<Dragon>& dragons,
               const Samples& samples);

}  // namespace goterr
