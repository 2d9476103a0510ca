#include <cstring>

#include "convolution.hpp"

namespace goterr::net {
namespace {

/// For any machine, in the vectors that GCC and Clang know everywhere.
struct PlainLanes {
    using Sums = std::int32_t __attribute__((vector_size(16)));
    using Pairs = std::int16_t __attribute__((vector_size(16)));
    using Half = std::int16_t __attribute__((vector_size(8)));
    static constexpr int width = 4;
    static constexpr int vectors = 4;
    static constexpr int tiles = 2;

    struct Both {
        Sums first, second;
    };

    static Pairs load(const std::int16_t* weights) {
        Pairs pairs;
        std::memcpy(&pairs, weights, sizeof pairs);
        return pairs;
    }
    static Both both(const std::int16_t* inputs) { return {Sums{} + inputs[0], Sums{} + inputs[1]}; }
    static void add(Sums& sums, const Both& inputs, Pairs weights) {
        const Half first = __builtin_shufflevector(weights, weights, 0, 2, 4, 6);
        const Half second = __builtin_shufflevector(weights, weights, 1, 3, 5, 7);
        sums += inputs.first * __builtin_convertvector(first, Sums) +
                inputs.second * __builtin_convertvector(second, Sums);
    }
    static void store(const Sums& sums, std::int32_t* to) { std::memcpy(to, &sums, sizeof sums); }
};

}  // namespace

std::span<const Kernels> kernels() {
    static constexpr Kernels plain = kernels_with<PlainLanes>;
    return {&plain, 1};
}

}  // namespace goterr::net
