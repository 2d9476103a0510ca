/// The fast form of `influence_of`: rows with a margin, so that a step is an addition, and everything that is
/// the same for all sources worked out once: the angle factors of every way, and what the ground lets pass,
/// eight factors a point, of which a step off the board or into closed ground has 0. Then the eight gifts of
/// a point are a few vector instructions. Bit for bit the definition's numbers.
#pragma once

#include "goterr/influence/propagation.hpp"

namespace goterr {

/// For an era that does not fill open ground.
Grid<double> fast_influence_of(const std::vector<Source>& sources, const Ground& ground, const Era& era);

}  // namespace goterr
