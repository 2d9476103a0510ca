/// A series cut into parts that each keep to one level.
#pragma once

#include <cstddef>
#include <vector>

namespace goterr {

struct Level {
    std::size_t first = 0;  ///< the first value of the part
    double value = 0;       ///< its median
    double change = 0;      ///< less the median of the part before; 0 for the first part
};

/// The parts, of four values and more where there are so many, for which the distances of all values from the medians of
/// their parts, plus `price` for each cut, add up to least. A single wild value is cheaper to bear than to cut out. (Least
/// absolute deviations, by dynamic programming: B. Jackson and others, "An algorithm for optimal partitioning of data on an
/// interval", 2005.) No part is longer than a few hundred values, so that time grows with their number only.
std::vector<Level> levels_of(const std::vector<double>& values, double price);

}  // namespace goterr
