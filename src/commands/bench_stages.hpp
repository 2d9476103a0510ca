/// The stages that `goterr bench` times, one row each.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace goterr::bench {

/// What is done once to every item; the time is that of an item.
struct Stage {
    std::string name;
    int items = 1;
    double megabytes = 0;  ///< of text that one round reads, where it reads
    std::function<void()> round;
};

struct Timing {
    std::string name;
    double seconds = 0;               ///< processor time an item, the median of some samples
    double megabytes_per_second = 0;  ///< where the stage reads
};

/// All stages from reading to the whole estimate, on 19x19: finished means the end of a game, middle game
/// half of its moves.
std::vector<Stage> all_stages();

/// Repeats a stage for about so long, and five times at least.
Timing measure(const Stage& stage, double seconds);

}  // namespace goterr::bench
