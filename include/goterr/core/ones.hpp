/// How many bits of a word are set.
///
/// Machines that this has to run on may lack the instruction, and the call that stands for it takes longer.
#pragma once

#include <cstdint>

namespace goterr {

constexpr int ones_in(std::uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return static_cast<int>(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}
static_assert(ones_in(0) == 0 && ones_in(0x8000000000000001) == 2 && ones_in(~std::uint64_t{0}) == 64);

}  // namespace goterr
