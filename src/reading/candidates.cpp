#include "candidates.hpp"

#include <algorithm>
#include <utility>

namespace goterr::reading {

bool Candidates::contains(Cell cell) const { return std::find(begin(), end(), cell) != end(); }

void Candidates::add(Cell cell, int worth) {
    if (count_ == most || contains(cell)) return;
    cells_[static_cast<std::size_t>(count_)] = cell;
    worth_[static_cast<std::size_t>(count_++)] = worth;
}

void Candidates::sort() {
    for (std::size_t i = 1; i < static_cast<std::size_t>(count_); ++i)
        for (std::size_t j = i; j > 0; --j) {
            const bool in_order =
                worth_[j - 1] != worth_[j] ? worth_[j - 1] > worth_[j] : cells_[j - 1] < cells_[j];
            if (in_order) break;
            std::swap(worth_[j - 1], worth_[j]);
            std::swap(cells_[j - 1], cells_[j]);
        }
}

}  // namespace goterr::reading
