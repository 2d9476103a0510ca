#include <wasm_simd128.h>

#include "convolution.hpp"

namespace goterr::net {
namespace {

/// Four outputs of a point.
v128_t result_of(const SumsOfLine& line, int number, int at) {
    const auto sums = [&](int column) { return wasm_v128_load(&line[column][at]); };
    return number == 0 ? wasm_i32x4_add(wasm_i32x4_add(sums(0), sums(1)), sums(2))
                       : wasm_i32x4_sub(wasm_i32x4_sub(sums(1), sums(2)), sums(3));
}

v128_t four_finished(const Weights& weights, v128_t sums, int at) {
    const v128_t whole = wasm_i32x4_shr(sums, scale_bits);
    const v128_t weighed = wasm_i32x4_add(wasm_i32x4_mul(whole, wasm_v128_load(weights.factors + at)),
                                          wasm_v128_load(weights.bias + at));
    return wasm_i32x4_shr(weighed, static_cast<std::uint32_t>(weights.shift));
}

v128_t within_bounds(v128_t values) {
    return wasm_i32x4_min(wasm_i32x4_max(values, wasm_i32x4_splat(0)), wasm_i32x4_splat(most));
}

struct WasmLanes {
    using Sums = v128_t;
    static constexpr int width = 4;
    static constexpr int vectors = 4;
    static constexpr int tiles = 2;

    static v128_t load(const std::int16_t* weights) { return wasm_v128_load(weights); }
    static v128_t both(const std::int16_t* inputs) { return wasm_v128_load32_splat(inputs); }
    static void add(Sums& sums, v128_t inputs, v128_t weights) {
        sums = wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(inputs, weights));
    }
    static void store(Sums sums, std::int32_t* to) { wasm_v128_store(to, sums); }
    static void finish_point(const Weights& weights, const SumsOfLine& line, int number, Outputs outputs) {
        for (int i = 0; i < outputs_together; i += 8) {
            v128_t low = four_finished(weights, result_of(line, number, i), i);
            v128_t high = four_finished(weights, result_of(line, number, i + 4), i + 4);
            if (outputs.added) {
                const v128_t added = wasm_v128_load(outputs.added + i);
                low = wasm_i32x4_add(low, wasm_i32x4_extend_low_i16x8(added));
                high = wasm_i32x4_add(high, wasm_i32x4_extend_high_i16x8(added));
            }
            wasm_v128_store(outputs.to + i, wasm_i16x8_narrow_i32x4(within_bounds(low), within_bounds(high)));
        }
    }
};

}  // namespace

std::span<const Kernels> kernels() {
    static constexpr Kernels wasm = kernels_with<WasmLanes>;
    return {&wasm, 1};
}

}  // namespace goterr::net
