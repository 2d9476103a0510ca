/// The sums of plain/products.hpp for WebAssembly, whose instruction for them no compiler of today finds by itself.
#pragma once

#include <cstdint>

#include <wasm_simd128.h>

namespace goterr::net {

inline constexpr int together = 4;

inline std::int32_t sum_of(v128_t v) {
    return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) + wasm_i32x4_extract_lane(v, 2) +
           wasm_i32x4_extract_lane(v, 3);
}

template <int Inputs>
inline void sum_products(const std::int16_t* around, const std::int16_t* weights,
                         std::int32_t (&sums)[together]) {
    constexpr int taps = 9 * Inputs, lanes = 8, whole = taps / lanes * lanes;
    v128_t parts[together] = {};
    for (int k = 0; k < whole; k += lanes) {
        const v128_t inputs = wasm_v128_load(around + k);
        for (int i = 0; i < together; ++i)
            parts[i] = wasm_i32x4_add(parts[i],
                                      wasm_i32x4_dot_i16x8(inputs, wasm_v128_load(weights + i * taps + k)));
    }
    for (int i = 0; i < together; ++i) {
        sums[i] = sum_of(parts[i]);
        for (int k = whole; k < taps; ++k)
            sums[i] += static_cast<std::int32_t>(around[k]) * weights[i * taps + k];
    }
}

}  // namespace goterr::net
