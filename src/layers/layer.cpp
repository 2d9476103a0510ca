#include "goterr/layers/layer.hpp"

#include <cmath>

namespace goterr {

double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

LayerValue layer_value(Color side) { return std::string(name_of(side)); }

LayerValue layer_value(const PointSet& points) { return points_in(points); }

}  // namespace goterr
