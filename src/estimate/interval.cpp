#include "goterr/estimate/interval.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace goterr {
namespace {

/// constant, phase, smallness, phase * smallness
constexpr std::array<double, 4> weights{
#include "interval_weights.inc"
};

/// Squares as integers, so that a turned board gives the same sum.
constexpr double unit = 1 << 20;

}  // namespace

double undecided_root(const Grid<float>& ownership) {
    long long undecided = 0;
    for (const float value : ownership.values())
        undecided += std::llround((1.0 - static_cast<double>(value) * value) * unit);
    return std::sqrt(static_cast<double>(std::max(undecided, 0LL)) / unit);
}

double smallness(BoardSize size) {
    const double side = std::sqrt(static_cast<double>(size.area()));
    return std::max(19.0 / side - 1.0, 0.0);
}

double interval_half_width(const Grid<float>& ownership, float phase) {
    const double small = smallness(ownership.size());
    const double rate = weights[0] + weights[1] * phase + weights[2] * small + weights[3] * phase * small;
    return std::max(rate, 0.1) * undecided_root(ownership);
}

}  // namespace goterr
