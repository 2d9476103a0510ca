/// Keys of boards for the table: numbers at random, one of two boards hardly ever being another's.
///
/// A. Zobrist, "A new hashing method with application for game playing", 1970.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "field.hpp"
#include "goterr/core/mixed_bits.hpp"

namespace goterr::reading {

template <std::size_t words>
class BoardKeys {
public:
    BoardKeys() {
        std::uint64_t seed = golden_bits;
        const auto next = [&] { return seed = mixed_bits(seed + golden_bits); };
        for (int cell = 0; cell < Plane<words>::bits; ++cell) {
            stones_.push_back({next(), next()});
            kos_.push_back(next());
        }
    }

    /// Keys of several stones are put together and taken apart by ^.
    std::uint64_t of_stone(int cell, Part part) const {
        return stones_[static_cast<std::size_t>(cell)][part];
    }
    std::uint64_t of_stones(const State<words>& state) const {
        std::uint64_t key = 0;
        for (const Part part : {attacker, owner})
            state.stones[part].for_each([&](int cell) { key ^= of_stone(cell, part); });
        return key;
    }
    /// Never 0; `stones`: the key of its stones.
    std::uint64_t of_board(const State<words>& state, Asked aim, std::uint64_t stones) const {
        if (state.ko != no_cell) stones ^= kos_[static_cast<std::size_t>(state.ko)];
        const std::uint64_t rest = static_cast<std::uint64_t>(state.mover) |
                                   static_cast<std::uint64_t>(aim) << 1 |
                                   static_cast<std::uint64_t>(state.threats[0]) << 8 |
                                   static_cast<std::uint64_t>(state.threats[1]) << 16;
        return (stones ^ mixed_bits(rest + 1)) | 1;
    }

private:
    std::vector<std::array<std::uint64_t, 2>> stones_;  ///< by cell and part
    std::vector<std::uint64_t> kos_;
};

}  // namespace goterr::reading
