// Layers as pictures: tiles on the points, dark where black leads and light where white does, stones over
// them and the numbers or signs over both.
#include <algorithm>

#include "board_style.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/layer.hpp"
#include "goterr/render/stroke_font.hpp"
#include "picture_text.hpp"

namespace goterr {
namespace {

/// A stone on ground that is wholly the other side's is not counted as living there.
bool counts_as_lifted(Color stone, double lean) { return lean * sign(stone) < 0; }

Rgb ink_of(const PointSign& point, Color stone) {
    if (stone != Color::empty) return contrast_to(stone);
    return contrast_to(point.lean > 0.55 ? Color::black : Color::white);
}

/// As large as the sign's length allows.
Label sign_label(const PointSign& point, Color stone, Spot center) {
    const double room = cell * (stone == Color::empty ? 0.86 : 0.76);
    const double size = std::min(cell * 0.46, room / std::max(0.5, text_width(point.sign)));
    return centered_label(center, size, point.sign, {ink_of(point, stone)});
}

Shapes at_point(const PointSign& point, Color color, Spot center, const Layer& layer,
                const BoardStyle& style) {
    Shapes shapes;
    const bool lifted = layer.by_side && counts_as_lifted(color, point.lean);
    const bool says_nothing = point.sign.empty() && point.lean == 0;
    if (lifted || (color == Color::empty && !says_nothing))
        append(shapes, tile(center, point.lean, layer.by_side, style));
    if (color != Color::empty)
        append(shapes, lifted ? faded_stone(center, color, style) : stone(center, color, style));
    if (!point.sign.empty()) shapes.push_back(sign_label(point, color, center));
    return shapes;
}

/// A line beside a number looks like its sign, so lines are faint where empty points have numbers.
BoardStyle lines_under_numbers(BoardStyle style, const Layer& layer) {
    constexpr double faint = 0.3;
    if (!layer.grids.empty()) style.line.opacity *= faint;
    return style;
}

struct Panel {
    Shapes shapes;
    double width = 0, height = 0;
};

/// A board at `corner`, under its name where there are several.
Panel panel(const Named<Grid<PointSign>>& named, const Layer& layer, Spot corner,
            const PictureOptions& options) {
    const BoardStyle& style = style_of(options.style);
    const BoardSize size = layer.size();
    const BoardPlace place = place_of(size, options, corner);
    Panel drawn{empty_board(size, place, lines_under_numbers(style, layer)), place.width, place.height};
    for (const Point p : points_of(size))
        append(drawn.shapes,
               at_point(named.value[p], layer.board[p], spot_of(p, size, place.origin), layer, style));
    return drawn;
}

bool any_point(const std::vector<Named<Grid<PointSign>>>& boards, bool (*is)(const PointSign&)) {
    return std::any_of(boards.begin(), boards.end(), [&](const auto& board) {
        return std::any_of(board.value.values().begin(), board.value.values().end(), is);
    });
}

bool says_something(const PointSign& point) { return !point.sign.empty() || point.lean != 0; }
bool is_shaded(const PointSign& point) { return point.lean != 0; }

std::vector<std::string> facts_of(const Layer& layer) {
    std::vector<std::string> lines;
    if (!layer.about.empty()) lines.push_back(layer.about);
    const auto boards = signed_boards(layer);
    if (!any_point(boards, says_something)) lines.emplace_back("there is nothing of that on this board");
    if (layer.by_side && any_point(boards, is_shaded))
        lines.emplace_back("dark ground: black's; light ground: white's");
    if (!layer.key.empty()) lines.emplace_back(layer.key);
    for (const auto& [name, value] : layer.values) {
        if (const auto* number = std::get_if<double>(&value))
            lines.push_back(name + ": " + json_number(*number));
        if (const auto* point = std::get_if<Point>(&value)) lines.push_back(name + ": " + name_of(*point));
    }
    return lines;
}

std::string title_of(const Layer& layer, const std::vector<Named<Grid<PointSign>>>& boards) {
    std::string title(layer.name);
    if (boards.size() < 2) return title;
    for (std::size_t i = 0; i < boards.size(); ++i) title += (i == 0 ? ": " : ", ") + boards[i].name;
    return title;
}

/// As many columns as four remarks in five fit into; the longest are wrapped. A few stand below each other.
std::size_t columns_for(const std::vector<std::string>& remarks, double room) {
    constexpr std::size_t few = 6;
    if (remarks.size() <= few) return 1;
    std::vector<double> widths;
    for (const std::string& remark : remarks) widths.push_back(text_width(remark) * remark_font_size);
    std::sort(widths.begin(), widths.end());
    return static_cast<std::size_t>(std::clamp(room / (widths[widths.size() * 4 / 5] + cell), 1.0, 4.0));
}

/// From `top` down, in columns that are read one after the other; returns the last baseline.
double add_remarks(Drawing& drawing, const std::vector<std::string>& remarks, double top, Paint paint) {
    constexpr double line_height = remark_font_size * 1.6;
    const double room = drawing.width - 2 * picture_edge;
    const std::size_t columns = columns_for(remarks, room), rows = (remarks.size() + columns - 1) / columns;
    const double column_width = room / static_cast<double>(columns);
    double bottom = top, base = top;
    for (std::size_t i = 0; i < remarks.size(); ++i) {
        const std::size_t column = i / rows;
        if (i % rows == 0) base = top;
        const double left = picture_edge + static_cast<double>(column) * column_width;
        for (std::string& line : wrapped(remarks[i], column_width - picture_edge, remark_font_size)) {
            base += line_height;
            drawing.shapes.push_back(
                Label{{left, base}, remark_font_size, std::move(line), paint, Anchor::start});
        }
        bottom = std::max(bottom, base);
    }
    return bottom;
}

/// The title and the remarks; `drawing` grows to hold them.
void add_words(Drawing& drawing, const Layer& layer, const PictureOptions& options) {
    const BoardStyle& style = style_of(options.style);
    const double base = drawing.height + cell * 0.35 + title_font_size;
    drawing.shapes.push_back(
        Label{{picture_edge, base}, title_font_size, drawing.title, style.text, Anchor::start, true});
    const double after_facts = add_remarks(drawing, facts_of(layer), base, style.faint_text);
    const auto remarks = layer.signs ? layer.signs->remarks : std::vector<std::string>{};
    drawing.height = add_remarks(drawing, remarks, after_facts, style.faint_text) + cell * 0.5;
}

/// Boards side by side are one board's width each: below each other where that would leave too little of
/// them.
bool stand_below(const std::vector<Named<Grid<PointSign>>>& boards, const Layer& layer,
                 const PictureOptions& options) {
    constexpr double least_part = 0.75;
    const double together = place_of(layer.size(), options, {}).width * static_cast<double>(boards.size());
    return options.pixels > 0 && options.pixels < least_part * together;
}

}  // namespace

Drawing layer_picture(const Layer& layer, const PictureOptions& options) {
    const auto boards = signed_boards(layer);
    Drawing drawing;
    drawing.title = title_of(layer, boards);
    drawing.shapes.emplace_back(Rectangle{{0, 0}, 0, 0, style_of(options.style).paper});
    const bool below = stand_below(boards, layer, options);
    for (const auto& board : boards) {
        const Spot corner = below ? Spot{0, drawing.height} : Spot{drawing.width, 0};
        Panel drawn = panel(board, layer, corner, options);
        drawing.width = std::max(drawing.width, corner.x + drawn.width);
        drawing.height = std::max(drawing.height, corner.y + drawn.height);
        append(drawing.shapes, std::move(drawn.shapes));
    }
    drawing.width =
        std::max(drawing.width, 2 * picture_edge + text_width(drawing.title) * title_font_size * 1.1);
    if (options.caption) add_words(drawing, layer, options);
    auto& paper = std::get<Rectangle>(drawing.shapes.front());
    paper.width = drawing.width, paper.height = drawing.height;
    return drawing;
}

}  // namespace goterr
