/// Rounding, halves away from zero.
#pragma once

#include <cmath>
#include <cstdint>

namespace goterr {

/// To whole numbers as `std::llround` does: without a call for each of some thousand numbers of a board, and
/// in a form that compilers find vectors in. The number must fit into 64 bits.
constexpr std::int64_t rounded(double value) {
    const auto whole = static_cast<std::int64_t>(value);
    const double rest = value - static_cast<double>(whole);  // exact
    return whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0);
}

static_assert(rounded(2.5) == 3 && rounded(-2.5) == -3 && rounded(0.49999999999999994) == 0);

/// `value` to so many decimals, without a negative zero.
inline double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale + 0.0;
}

}  // namespace goterr
