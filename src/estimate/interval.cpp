#include "goterr/estimate/interval.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace goterr {
namespace {

/// In the order of `interval_terms`.
constexpr IntervalTerms interval_weights{{
#include "interval_weights.inc"
}};

/// Squares as integers, so that a turned board gives the same sum.
constexpr double variance_unit = 1 << 20;

}  // namespace

double undecided_root(const Grid<float>& ownership) {
    long long undecided = 0;
    for (const float value : ownership.values())
        undecided += std::llround((1.0 - static_cast<double>(value) * value) * variance_unit);
    return std::sqrt(static_cast<double>(std::max(undecided, 0LL)) / variance_unit);
}

IntervalTerms interval_terms(BoardSize size, float phase) {
    const double side = std::sqrt(static_cast<double>(size.area()));
    const double small = std::max(19.0 / side - 1.0, 0.0), late = phase;
    return {1, late, late * late, small, small * late};
}

double interval_half_width(const Grid<float>& ownership, float phase) {
    const IntervalTerms terms = interval_terms(ownership.size(), phase);
    double rate = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) rate += interval_weights[i] * terms[i];
    return std::max(rate, 0.1) * undecided_root(ownership);
}

}  // namespace goterr
