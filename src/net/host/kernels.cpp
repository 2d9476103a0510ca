#include <wasm_simd128.h>

#include "convolution.hpp"

namespace goterr::net {
namespace {

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
};

}  // namespace

std::span<const Kernels> kernels() {
    static constexpr Kernels wasm = kernels_with<WasmLanes>;
    return {&wasm, 1};
}

}  // namespace goterr::net
