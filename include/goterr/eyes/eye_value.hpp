/// The four-value eye algebra: how many eyes a space gives, by who plays there first.
///
/// Source: Gunnar Farnebäck, "eye value patch", gnugo-devel mailing list, 20 June 2002.
#pragma once

#include <cstdint>

namespace goterr {

/// Eyes (0..2) when, in order: the attacker moves first and again after the defender's tenuki; the attacker
/// moves first; the defender moves first; the defender moves first and again after the attacker's tenuki.
struct EyeValue {
    std::uint8_t attacker_twice = 0;
    std::uint8_t attacker_first = 0;
    std::uint8_t defender_first = 0;
    std::uint8_t defender_twice = 0;

    friend constexpr bool operator==(EyeValue, EyeValue) = default;
};

}  // namespace goterr
