/// Numbers whose bits have nothing to do with each other, made from others: keys of positions in tables.
#pragma once

#include <cstdint>

namespace goterr {

inline constexpr std::uint64_t golden_bits = 0x9e3779b97f4a7c15;  ///< 2^64 over the golden ratio

/// A well mixed number, another for each `x` (Vigna's splitmix64).
constexpr std::uint64_t mixed_bits(std::uint64_t x) {
    x += golden_bits;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

}  // namespace goterr
