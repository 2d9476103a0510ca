/// Boards with stones at random, the same on every machine and in every run.
#pragma once

#include <cstdint>

#include "goterr/board/board.hpp"

namespace goterr::test {

/// Numbers from a seed (splitmix64).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint64_t roll() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// 0 .. sides - 1
    int roll(int sides) { return static_cast<int>(roll() % static_cast<std::uint64_t>(sides)); }

private:
    std::uint64_t state_;
};

/// About `percent` of the points carry stones, half of them black.
inline Board random_board(BoardSize size, int percent, Dice& dice) {
    Board board(size);
    for (Color& color : board.values())
        if (dice.roll(100) < percent) color = dice.roll(2) ? Color::black : Color::white;
    return board;
}

inline BoardSize random_size(Dice& dice) {
    return {1 + dice.roll(longest_side), 1 + dice.roll(longest_side)};
}

}  // namespace goterr::test
