/// A grid of dots shown as braille characters, two columns and four rows of dots each.
#pragma once

#include <string>
#include <vector>

namespace goterr {

class DotCanvas {
public:
    DotCanvas(int columns, int rows)
        : columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns * rows)) {}

    int dots_wide() const { return columns_ * 2; }
    int dots_high() const { return rows_ * 4; }

    /// Dots off the canvas are left out. Row 0 is the top.
    void dot(int x, int y);
    /// Every dot between two, so that a line has no holes.
    void vertical(int x, int from, int to);

    bool empty_at(int column, int row) const { return cells_[index(column, row)] == 0; }
    /// The braille character, U+2800 and up, in UTF-8.
    std::string character_at(int column, int row) const;

private:
    std::size_t index(int column, int row) const { return static_cast<std::size_t>(row * columns_ + column); }

    int columns_;
    int rows_;
    std::vector<unsigned> cells_;
};

}  // namespace goterr
