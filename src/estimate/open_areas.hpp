/// Where moves are left in a position, for the endgame.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "goterr/life/no_territory.hpp"

namespace goterr {

struct OpenAreas {
    Grid<Color> owner;  ///< of what is settled
    PointSet open;
    bool granted =
        false;  ///< where much is open, the points that nearly always end as one side's are taken for settled
};

/// Points of areas that turned out too large to be read: there only chains in or near atari may run short,
/// and where that was too large still none, and more is granted. Chains that do run short are open anyway.
struct Narrowed {
    const PointSet& once;
    const PointSet& twice;
    const PointSet& running_short;  ///< a stone of each
};

/// Before both colors have stones that live, on an open board: walls mean nothing yet, and nothing can be
/// read.
bool is_bare(const Analysis& analysis);
/// Stones that can be taken in ko, and where: nothing around them is dead.
PointSet kos_of(const Analysis& analysis);
OpenAreas open_areas(const Analysis& analysis, Narrowed narrowed);
/// Takes `points` for settled as they stand.
void close(OpenAreas& areas, const PointSet& points, const Analysis& analysis);

}  // namespace goterr
