/// What a dragon makes its eyes in: the regions around it, its own and those shared with enemies.
#pragma once

#include <vector>

#include "scene.hpp"

namespace goterr::life {

struct Base {
    int own_regions = 0;       ///< regions that only its own side borders
    int largest_own = 0;       ///< points of the largest of them, prisoners included
    int largest_shared = 0;    ///< points of the largest region that an enemy borders too
    std::vector<int> friends;  ///< other dragons of its side at the same regions
    std::vector<int> rivals;   ///< enemy dragons at the same regions
    bool poor = false;         ///< at most one eye, and no room for more
    bool weak = false;         ///< poor, and no better friend to join
};

/// Whether the stones of dead dragons are part of the regions they stand in, or borders as they are.
enum class Dead { lifted, standing };

/// One entry a dragon; lifted dragons have none.
std::vector<Base> find_bases(const Scene& scene, Dead dead);

}  // namespace goterr::life
