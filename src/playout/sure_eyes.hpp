/// Two sure eyes of one chain on the fast board: two regions that only this chain borders and whose empty
/// spots are all its liberties (D. B. Benson, "Life in the game of Go", 1976, for a single chain). An enemy
/// who cannot be taken need not be surrounded by it.
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

    /// True where a region that was not seen before is vital to the chain. A flood ends where it shows that
    /// its region is not; another one of the same region ends where it meets the first.
    bool is_vital(int liberty) {
        if (seen_.contains(liberty)) return false;
        int next = 0;
        count_ = 0;
        take(liberty);
        bool vital = true;
        while (vital && next < count_) vital = spread(open_[static_cast<std::size_t>(next++)]);
        if (!vital) failed_ = seen_;
        return vital;
    }

private:
    /// False where the region is not vital.
    bool spread(int spot) {
        const bool is_empty = board_.at(spot) == Color::empty;
        if (is_empty ? !board_.chain(head_).liberties.contains(spot) : board_.is_safe(spot)) return false;
        for (const int step : Board::lines) {
            const int near = spot + step;
            const Color color = board_.at(near);
            if (color == off_board) continue;
            if (color == side_ ? board_.head(near) != head_ : failed_.contains(near)) return false;
            if (color != side_ && !seen_.contains(near)) take(near);
        }
        return true;
    }
    void take(int spot) {
        seen_.insert(spot);
        open_[static_cast<std::size_t>(count_++)] = static_cast<std::int16_t>(spot);
    }

    const Board& board_;
    int head_;
    Color side_;
    Spots seen_;
    Spots failed_;  ///< seen in a region that is not vital
    int count_ = 0;
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
