/// Two sure eyes of one chain on the fast board: two regions that only this chain borders and whose empty spots are all its
/// liberties (D. B. Benson, "Life in the game of Go", 1976, for a single chain).
#pragma once

#include <array>
#include <cstdint>

#include "fast_board.hpp"

namespace goterr::playout {

/// Everything connected that is not of the chain's side.
template <int Side>
class EyeFlood {
public:
    using Board = FastBoard<Side>;
    using Spots = typename Board::Spots;

    EyeFlood(const Board& board, int stone)
        : board_(board), head_(board.head(stone)), side_(board.at(stone)) {}

    /// True where a region that was not seen before is vital to the chain.
    bool is_vital(int liberty) {
        if (seen_.contains(liberty)) return false;
        int next = 0, count = 0;
        bool vital = true;
        seen_.insert(liberty);
        open_[static_cast<std::size_t>(count++)] = static_cast<std::int16_t>(liberty);
        while (next < count) {
            const int spot = open_[static_cast<std::size_t>(next++)];
            if (board_.at(spot) == Color::empty && !board_.chain(head_).liberties.contains(spot))
                vital = false;
            for (const int step : Board::lines) {
                const int near = spot + step;
                const Color color = board_.at(near);
                if (color == off_board) continue;
                if (color == side_) {
                    vital = vital && board_.head(near) == head_;
                } else if (!seen_.contains(near)) {
                    seen_.insert(near);
                    open_[static_cast<std::size_t>(count++)] = static_cast<std::int16_t>(near);
                }
            }
        }
        return vital;
    }

private:
    const Board& board_;
    int head_;
    Color side_;
    Spots seen_;
    std::array<std::int16_t, Board::spots> open_;  // not cleared: that would take longer than most floods
};

template <int Side>
bool has_two_sure_eyes(const FastBoard<Side>& board, int stone) {
    EyeFlood<Side> flood(board, stone);
    int eyes = 0;
    board.chain(stone).liberties.for_each([&](int liberty) {
        if (eyes < 2 && flood.is_vital(liberty)) ++eyes;
    });
    return eyes == 2;
}

}  // namespace goterr::playout
