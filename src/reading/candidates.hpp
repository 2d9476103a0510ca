/// Few candidate moves, the best looking first.
#pragma once

#include <array>

#include "reading_board.hpp"

namespace goterr::reading {

class Candidates {
public:
    static constexpr int most = 40;

    /// Once; the first worth of a move counts.
    void add(Cell cell, int worth);
    /// By falling worth, equals by their cells.
    void sort();
    int count() const { return count_; }
    bool contains(Cell cell) const;
    const Cell* begin() const { return cells_.data(); }
    const Cell* end() const { return cells_.data() + count_; }

private:
    std::array<Cell, most> cells_;  ///< set up as far as they are used
    std::array<int, most> worth_;
    int count_ = 0;
};

}  // namespace goterr::reading
