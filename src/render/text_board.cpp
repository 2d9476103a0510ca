#include "text_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "text_inks.hpp"
#include "text_marks.hpp"

namespace goterr {
namespace {

/// Under living stones the wood stays as it is.
Ink ground_of(const PointMark& mark) { return mark.open() ? ground_leaning(mark.lean) : wood_ink; }

bool shows_line(const PointMark& mark) {
    return mark.stone == Color::empty && mark.counted == Color::empty && std::abs(mark.lean) < leaning_from;
}

/// Squares of white are drawn dark on their light ground, all else in its own color.
Ink ink_of(const PointMark& mark) {
    if (mark.stone != Color::empty) return mark.stone == Color::black ? black_ink : white_ink;
    return shows_line(mark) ? line_ink : black_ink;
}

std::string_view character_at(const Grid<PointMark>& marks, Point p, const TextMarks& characters) {
    const std::string_view mark = mark_of(marks[p], characters);
    return mark.empty() ? crossing_at(p, marks.size(), characters) : mark;
}

/// What stands between a point and the next one of its row (or the edge): signs of the stone to the left, the
/// bracket of a last move to the right, else the line.
std::string_view between(const Grid<PointMark>& marks, Point p, const TextMarks& characters) {
    const Point right{p.column + 1, p.row};
    const bool at_edge = !marks.contains(right);
    if (!at_edge && marks[right].last_move) return "(";
    const PointMark& mark = marks[p];
    if (mark.last_move) return ")";
    if (mark.unsettled) return "?";
    if (mark.seki && !characters.after_seki.empty()) return characters.after_seki;
    if (at_edge) return " ";
    return shows_line(mark) || shows_line(marks[right]) ? characters.between : " ";
}

std::string left_edge(const PointMark& first, bool roomy, ColorDepth depth) {
    if (!roomy) return "";
    return inked(first.last_move ? "(" : " ", black_ink, wood_ink, depth);
}

std::string point_text(const Grid<PointMark>& marks, Point p, const RenderOptions& options, bool roomy) {
    const TextMarks& characters = text_marks(options);
    const Ink ground = ground_of(marks[p]);
    std::string text = inked(character_at(marks, p, characters), ink_of(marks[p]), ground, options.color);
    if (marks[p].stone == Color::white) text = thick(text, options.color);
    if (!roomy) return text;
    const std::string_view sign = between(marks, p, characters);
    const bool is_line = sign == characters.between || sign == " ";
    return text + inked(sign, is_line ? line_ink : black_ink, ground, options.color);
}

std::string row_text(const Grid<PointMark>& marks, int row, const RenderOptions& options, bool roomy) {
    std::string text = left_edge(marks[{0, row}], roomy, options.color);
    for (int column = 0; column < marks.size().width; ++column)
        text += point_text(marks, {column, row}, options, roomy);
    text += ink_off(options.color);
    return fmt::format(fmt::runtime(roomy ? "{:>2}{}{:<2}" : "{:>2} {} {:<2}"), row + 1, text, row + 1);
}

/// The letters above and below; two lines where names have two.
std::vector<std::string> column_names(BoardSize size, bool roomy) {
    std::string upper(3, ' '), lower(3, ' ');
    for (int column = 0; column < size.width; ++column) {
        const std::string name = column_name(column);
        upper += name.size() > 1 ? name[0] : ' ';
        lower += name.back();
        upper.append(roomy ? 1 : 0, ' ');
        lower.append(roomy ? 1 : 0, ' ');
    }
    for (std::string* line : {&upper, &lower}) line->append(roomy ? 2 : 3, ' ');
    if (size.width <= 25) return {lower};
    return {upper, lower};
}

bool any(const Grid<PointMark>& marks, bool (*is)(const PointMark&)) {
    return std::any_of(marks.values().begin(), marks.values().end(), is);
}

bool is_counted(const PointMark& m) { return m.stone == Color::empty && m.counted != Color::empty; }
bool is_likely(const PointMark& m) { return is_counted(m) && std::abs(m.lean) < sure_from; }
bool is_leaning(const PointMark& m) {
    return m.stone == Color::empty && m.counted == Color::empty && std::abs(m.lean) >= leaning_from;
}

/// Points that explain themselves when drawn, with a word for them.
struct LegendEntry {
    std::vector<PointMark> example;
    std::string_view word;
    bool occurs;
};

std::vector<LegendEntry> legend_entries(const Grid<PointMark>& marks) {
    constexpr Color black = Color::black, white = Color::white;
    const bool dead = any(marks, [](const PointMark& m) { return m.dead; });
    const bool seki = any(marks, [](const PointMark& m) { return m.seki; });
    const bool unsettled = any(marks, [](const PointMark& m) { return m.unsettled; });
    const bool last = any(marks, [](const PointMark& m) { return m.last_move; });
    return {
        {{{.stone = black}, {.stone = white}}, "black and white", true},
        {{{black, white, -1, true}, {white, black, 1, true}}, "dead stones", dead},
        {{{.stone = black, .seki = true}, {.stone = white, .seki = true}}, "in seki", seki},
        {{{.stone = black, .unsettled = true}, {.stone = white, .unsettled = true}}, "unsettled", unsettled},
        {{{.stone = black, .last_move = true}}, "last move", last},
        {{{.counted = black, .lean = 1}, {.counted = white, .lean = -1}},
         "points that count",
         any(marks, is_counted)},
        {{{.counted = black, .lean = 0.5}, {.counted = white, .lean = -0.5}},
         "the same, less sure",
         any(marks, is_likely)},
        {{{.lean = 0.5}, {.lean = -0.5}}, "only leaning", any(marks, is_leaning)}};
}

std::string legend_line(const LegendEntry& entry, const RenderOptions& options) {
    Grid<PointMark> row(BoardSize{static_cast<int>(entry.example.size()), 1}, entry.example);
    std::string text = left_edge(row[{0, 0}], true, options.color);
    for (const Point p : points_of(row.size())) text += point_text(row, p, options, true);
    const std::string gap(entry.example.size() == 1 ? 4 : 2, ' ');
    return text + ink_off(options.color) + gap + std::string(entry.word);
}

}  // namespace

TextBoard text_board(const Grid<PointMark>& marks, const RenderOptions& options) {
    const BoardSize size = marks.size();
    const bool roomy = options.width == 0 || 2 * size.width + 5 <= options.width;
    TextBoard board{column_names(size, roomy), roomy ? 2 * size.width + 5 : size.width + 6};
    for (int row = size.height - 1; row >= 0; --row)
        board.lines.push_back(row_text(marks, row, options, roomy));
    for (std::string& line : column_names(size, roomy)) board.lines.push_back(std::move(line));
    return board;
}

std::vector<std::string> text_legend(const Grid<PointMark>& marks, const RenderOptions& options) {
    std::vector<std::string> lines;
    for (const LegendEntry& entry : legend_entries(marks))
        if (entry.occurs) lines.push_back(legend_line(entry, options));
    return lines;
}

}  // namespace goterr
