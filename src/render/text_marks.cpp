#include "text_marks.hpp"

#include <algorithm>
#include <cmath>

#include "goterr/board/handicap.hpp"

namespace goterr {
namespace {

constexpr TextMarks ascii{.stone = {"X", "O"},
                          .dead = {"x", "o"},
                          .seki = {"X", "O"},
                          .sure = {"#", "="},
                          .likely = {"+", "-"},
                          .leaning = {"'", "`"},
                          .star = ",",
                          .crossings = {".", ".", ".", ".", ".", ".", ".", ".", "."},
                          .between = " ",
                          .after_seki = "s"};
constexpr TextMarks unicode{.stone = {"●", "○"},
                            .dead = {"✖", "✕"},
                            .seki = {"◆", "◇"},
                            .sure = {"■", "□"},
                            .likely = {"▪", "▫"},
                            .leaning = {"•", "◦"},
                            .star = "╋",
                            .crossings = {"┌", "┬", "┐", "├", "┼", "┤", "└", "┴", "┘"},
                            .between = "─",
                            .after_seki = ""};

/// A ring is thin on wood. A full stone of another sign than Black's stays White's where a copy has no color.
constexpr TextMarks colored() {
    TextMarks marks = unicode;
    marks.stone.white = "◉";
    return marks;
}
constexpr TextMarks unicode_in_color = colored();

/// 0 at the start of a side, 2 at its end, 1 between.
std::size_t third_of(int at, int length) { return at == 0 ? 0 : at == length - 1 ? 2 : 1; }

}  // namespace

const TextMarks& text_marks(const RenderOptions& options) {
    if (options.charset == Charset::ascii) return ascii;
    return options.color == ColorDepth::none ? unicode : unicode_in_color;
}

std::string_view mark_of(const PointMark& mark, const TextMarks& marks) {
    if (mark.dead) return marks.dead.of(mark.stone);
    if (mark.stone != Color::empty) return (mark.seki ? marks.seki : marks.stone).of(mark.stone);
    const double certainty = std::abs(mark.lean);
    if (mark.counted != Color::empty)
        return (certainty >= sure_from ? marks.sure : marks.likely).of(mark.counted);
    if (certainty < leaning_from) return {};
    return marks.leaning.of(mark.lean > 0 ? Color::black : Color::white);
}

std::string_view crossing_at(Point point, BoardSize size, const TextMarks& marks) {
    const auto stars = star_points(size);
    if (std::find(stars.begin(), stars.end(), point) != stars.end()) return marks.star;
    const std::size_t from_top = third_of(size.height - 1 - point.row, size.height);
    return marks.crossings[from_top * 3 + third_of(point.column, size.width)];
}

}  // namespace goterr
