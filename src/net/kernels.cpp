#include <cstring>

#include "convolution.hpp"

namespace goterr::net {
namespace {

/// For any machine: the compiler finds its vectors.
struct PlainLanes {
    static constexpr int width = 8;
    static constexpr int vectors = 1;
    static constexpr int tiles = 1;

    struct Sums {
        std::int32_t values[width];
    };
    struct Both {
        std::int32_t first, second;
    };

    static const std::int16_t* load(const std::int16_t* weights) { return weights; }
    static Both both(const std::int16_t* inputs) { return {inputs[0], inputs[1]}; }
    static void add(Sums& sums, Both inputs, const std::int16_t* weights) {
        for (int i = 0; i < width; ++i)
            sums.values[i] += inputs.first * weights[2 * i] + inputs.second * weights[2 * i + 1];
    }
    static void store(const Sums& sums, std::int32_t* to) {
        std::memcpy(to, sums.values, sizeof sums.values);
    }
};

}  // namespace

std::span<const Kernels> kernels() {
    static constexpr Kernels plain = kernels_with<PlainLanes>;
    return {&plain, 1};
}

}  // namespace goterr::net
