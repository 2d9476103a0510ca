/// The sums that a convolution is made of.
#pragma once

#include <cstdint>

namespace goterr::net {

inline constexpr int together = 4;  // outputs whose sums share one pass over the inputs

/// Products of 16-bit numbers, summed in 32 bits: compilers know an instruction for that.
template <int Inputs>
inline void sum_products(const std::int16_t* around, const std::int16_t* weights,
                         std::int32_t (&sums)[together]) {
    constexpr int taps = 9 * Inputs;
    std::int32_t a = 0, b = 0, c = 0, d = 0;
    for (int k = 0; k < taps; ++k) {
        a += static_cast<std::int32_t>(around[k]) * weights[k];
        b += static_cast<std::int32_t>(around[k]) * weights[taps + k];
        c += static_cast<std::int32_t>(around[k]) * weights[2 * taps + k];
        d += static_cast<std::int32_t>(around[k]) * weights[3 * taps + k];
    }
    sums[0] = a, sums[1] = b, sums[2] = c, sums[3] = d;
}

}  // namespace goterr::net
