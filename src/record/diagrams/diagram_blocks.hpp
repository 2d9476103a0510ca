/// Rows gathered into boards, by what stands between them: numbers, blank lines, frames, letters, prose.
#pragma once

#include "diagram_rows.hpp"

namespace goterr::diagram {

/// Rows that belong together, with what stands around them.
struct Block {
    std::vector<Row> rows;
    std::optional<Letters> letters;
    bool top = false;                ///< a frame above
    bool bottom = false;             ///< a frame below
    bool joinable = false;           ///< only blank lines stand between this block and the one before
    std::optional<TextLine> before;  ///< a line of something else directly above
    std::optional<TextLine> after;   ///< and directly below

    bool labeled() const { return !rows.empty() && rows.front().label.has_value(); }
    std::size_t width() const { return rows.front().signs.size(); }
};

/// All runs of rows in the text. Rows torn apart by blank lines are one block again where that is certain:
/// every row alone, or pieces that make a square only together.
std::vector<Block> blocks_in(const std::vector<TextLine>& lines);

}  // namespace goterr::diagram
