/// The random numbers of the playouts: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14),
/// 2003.
#pragma once

#include <cstdint>

namespace goterr::playout {

class Random {
public:
    /// Seeds that differ little give games that differ: the multiplication spreads their bits. The state is
    /// never 0.
    explicit Random(std::uint64_t seed) : state_((seed * 0x9e3779b97f4a7c15u) | 1u) {}

    std::uint64_t next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return state_;
    }
    /// 0 .. bound-1
    int below(int bound) {
        return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace goterr::playout
