/// Where the points of a board stand in the numbers of one position: line after line, each one place longer
/// than the board. The last place of a line is always nothing, so it is what lies beyond both edges.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace goterr::fit {

/// Places that are computed at once: four tiles of sixteen.
inline constexpr int block_of_places = 64;

/// 16-bit numbers of a line of a tile, and of places whose products are summed at once.
inline constexpr int line_of_tile = 32;

/// How many numbers there are of so many of each.
inline std::size_t product(int a, int b, int c = 1) {
    return static_cast<std::size_t>(std::ptrdiff_t{a} * b * c);
}

class Places {
public:
    explicit Places(int side)
        : side_(side),
          line_(side + 1),
          first_(line_ + 16),
          blocks_((side * line_ + block_of_places - 1) / block_of_places),
          length_(whole_lines(first_ + blocks_ * block_of_places + line_ + 16)),
          on_board_(static_cast<std::size_t>(blocks_ * block_of_places), 0.0F) {
        for (int point = 0; point < points(); ++point)
            on_board_[static_cast<std::size_t>(place(point) - first_)] = 1;
        for (int tap = 0; tap < 9; ++tap)
            taps_[static_cast<std::size_t>(tap)] = (tap / 3 - 1) * line_ + tap % 3 - 1;
    }

    int side() const { return side_; }
    int points() const { return side_ * side_; }
    int first() const { return first_; }    ///< place of the upper left point
    int blocks() const { return blocks_; }  ///< that begin there and hold all points
    int length() const { return length_; }  ///< of all places, with what lies around the board

    /// Of a point, row-major.
    int place(int point) const { return first_ + point / side_ * line_ + point % side_; }
    /// Places from the first one to behind the last line.
    int span() const { return side_ * line_; }
    /// 1 for points, 0 for what lies between them; from the first place on.
    float on_board(int from_first) const { return on_board_[static_cast<std::size_t>(from_first)]; }
    /// How far the neighbor lies that weight `tap` (row-major around the point) belongs to.
    int tap(int number) const { return taps_[static_cast<std::size_t>(number)]; }

private:
    static int whole_lines(int places) { return (places / line_of_tile + 2) * line_of_tile; }

    int side_, line_, first_, blocks_, length_;
    std::vector<float> on_board_;
    std::array<int, 9> taps_{};
};

}  // namespace goterr::fit
