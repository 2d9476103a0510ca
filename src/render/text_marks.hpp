/// The characters a board is drawn with in a terminal.
#pragma once

#include <array>
#include <string_view>

#include "goterr/core/board_size.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/point_marks.hpp"

namespace goterr {

/// What both sides have, black first.
struct MarkPair {
    std::string_view black, white;

    std::string_view of(Color side) const { return side == Color::black ? black : white; }
};

struct TextMarks {
    MarkPair stone, dead, seki;
    MarkPair sure;     ///< points that count, nearly certain ones
    MarkPair likely;   ///< and others
    MarkPair leaning;  ///< points that do not count
    std::string_view star;
    std::array<std::string_view, 9> crossings;  ///< upper left, upper, upper right, left, inner, ...
    std::string_view between;                   ///< two points of a row
    std::string_view after_seki;                ///< where the stone itself looks like any other
};

/// Where there is color, both sides' stones are full.
const TextMarks& text_marks(const RenderOptions& options);

/// From this certainty on a counted point is sure.
constexpr double sure_from = 0.75;

std::string_view mark_of(const PointMark& mark, const TextMarks& marks);

/// The lines at an intersection, with star points.
std::string_view crossing_at(Point point, BoardSize size, const TextMarks& marks);

}  // namespace goterr
