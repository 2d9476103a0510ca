/// What the net makes of a position: who will own which point, the lead, and how far it may be off.
///
/// Two nets of one shape: one for positions that many games were sampled of, one for quick effort's few.
/// Their tables stand in data/net_*.inc; data/README.md says how they were made. The net looks at the board
/// in its canonical orientation (in all of them, where a symmetric board has several, and the mean counts),
/// so turned positions get turned answers exactly.
#pragma once

#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/inputs.hpp"

namespace goterr {

struct Learned {
    Grid<float> ownership;  ///< -1..1, black positive
    double worth =
        0;  ///< of the points together, black positive: the lead without komi, prisoners and what stones take of it
    double half_width = 0;  ///< points; the result is no further from the lead in four games of five
    std::optional<Stands> stands = {};  ///< where a net was asked that learned it
};

/// Whether the nets know boards of this size: 5 to 19 lines each way.
bool is_learned_size(BoardSize size);

Learned learned(const Position& position, const std::vector<InputPoint>& inputs,
                const EstimateOptions& options);

/// What the net for few games makes of it from one side: to compare moves with, or where it is plain.
Learned glanced(const Position& position, const std::vector<InputPoint>& inputs,
                const EstimateOptions& options);

}  // namespace goterr
