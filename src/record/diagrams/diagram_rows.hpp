/// The lines of a diagram told apart: rows of the board, column letters, frames, and everything else.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "diagram_signs.hpp"
#include "goterr/record/text.hpp"

namespace goterr::diagram {

/// A line that can be meant as a row of the board.
struct Row {
    int line = 0;
    std::optional<int> label;  ///< the row number in front, or else the one behind
    bool left_edge = false;    ///< a frame before the first point
    bool right_edge = false;   ///< a frame behind the last one
    int indent = 0;            ///< blanks before the first point
    int gap = -1;              ///< characters between two points; -1 with fewer than two points
    bool even = true;          ///< the gaps are all the same, marks stand in gaps only
    std::vector<Sign> signs;
    std::optional<std::size_t> last_move;  ///< which of the signs stands in brackets
    std::size_t tail = 0;                  ///< where the rest of the line begins
};

/// A line of column letters or numbers.
struct Letters {
    int line = 0;
    int first = 0;  ///< the first column, from 0
    int count = 0;
};

/// Nothing if too little of the line can be meant as points.
std::optional<Row> row_in(const TextLine& line);
/// The line read as a row, whatever stands in it.
Row scan_row(const TextLine& line);
std::optional<Letters> letters_in(const TextLine& line);

/// A horizontal frame such as `+-----+`.
bool is_frame(const TextLine& line);

bool is_blank(const TextLine& line);

/// What of a line, in words of lower-case ASCII, stands between blanks.
std::vector<std::string> words_in(const TextLine& line);

/// Takes away what mail, forums, source code and GTP put in front of lines: `> `, `[go]`, `= `, and `#` or
/// `//` where the rows behind them have numbers or frames of their own.
std::vector<TextLine> without_prefixes(std::vector<TextLine> lines);

}  // namespace goterr::diagram
