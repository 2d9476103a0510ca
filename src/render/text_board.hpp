/// The board as lines of text.
#pragma once

#include <string>
#include <vector>

#include "goterr/core/joined.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/point_marks.hpp"

namespace goterr {

struct TextBoard {
    std::vector<std::string> lines;
    int columns = 0;  ///< that every line takes in the terminal

    std::string text() const { return joined(lines, "\n") + '\n'; }
};

/// With coordinates on all sides; one column a point instead of two where `options.width` is too small.
TextBoard text_board(const Grid<PointMark>& marks, const RenderOptions& options);

/// What the marks on this board mean.
std::vector<std::string> text_legend(const Grid<PointMark>& marks, const RenderOptions& options);

}  // namespace goterr
