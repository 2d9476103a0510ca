#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "goterr/render/columns.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/layer.hpp"
#include "goterr/render/point_marks.hpp"
#include "goterr/render/wrap.hpp"
#include "text_board.hpp"
#include "text_inks.hpp"
#include "text_marks.hpp"

namespace goterr {

namespace {

std::string words(std::monostate) { return "-"; }
std::string words(bool value) { return value ? "yes" : "no"; }
std::string words(double value) { return json_number(value); }
std::string words(const std::string& value) { return value; }
std::string words(Point p) { return name_of(p); }
std::string words(const std::vector<Point>& points) { return names_of(points); }
std::string words(const LayerFields& fields);
std::string words(const LayerValue& value) {
    return std::visit([](const auto& held) { return words(held); }, value);
}
std::string words(const LayerFields& fields) {
    std::string text;
    for (const auto& [name, value] : fields)
        if (const std::string part = words(value); !part.empty()) text += (text.empty() ? "" : " ") + part;
    return text;
}

/// How wide a column is, and whether a blank stands between two of them.
struct ColumnLayout {
    std::size_t width;
    bool roomy;

    std::string_view before(int column) const { return roomy || column == 0 ? " " : ""; }
};

std::string line_of_columns(BoardSize size, const ColumnLayout& layout) {
    std::string line = "  ";
    for (int column = 0; column < size.width; ++column)
        line += fmt::format("{}{:>{}}", layout.before(column), column_name(column), layout.width);
    return line + '\n';
}

std::size_t column_width(const Grid<std::string>& texts) {
    std::size_t width = texts.size().width > 25 ? 2 : 1;
    for (const std::string& text : texts.values()) width = std::max(width, text.size());
    return width;
}

/// Stones stand on grounds of their own color.
std::string colored(const std::string& text, Color stone, double lean, ColorDepth depth) {
    if (stone == Color::black) return inked(text, white_ink, black_ink, depth);
    if (stone == Color::white) return inked(text, black_ink, white_ink, depth);
    return inked(text, lean >= sure_from ? white_ink : black_ink, ground_leaning(lean), depth);
}

bool fits(const Grid<std::string>& texts, const RenderOptions& options) {
    const std::size_t whole = 6 + (column_width(texts) + 1) * static_cast<std::size_t>(texts.size().width);
    return options.width <= 0 || whole <= columns_of(options);
}

/// Letters go without blanks where the terminal has no room for them.
ColumnLayout layout_of(const Grid<std::string>& texts, const RenderOptions& options) {
    const std::size_t width = column_width(texts);
    return {width, width > 1 || fits(texts, options)};
}

/// The texts of all points in columns as wide as the longest, with the coordinates around.
std::string in_columns(const Grid<std::string>& texts, const Grid<PointSign>& signs, const Layer& layer,
                       const RenderOptions& options) {
    const BoardSize size = texts.size();
    const ColumnLayout layout = layout_of(texts, options);
    const ColorDepth depth = options.color;
    std::string drawing = line_of_columns(size, layout);
    for (const Point p : points_of(size)) {
        if (p.column == 0) drawing += fmt::format("{:>2}", p.row + 1);
        const std::string text = fmt::format("{}{:>{}}", layout.before(p.column), texts[p], layout.width);
        drawing += colored(text, layer.board[p], layer.by_side ? signs[p].lean : 0, depth);
        if (p.column + 1 == size.width) drawing += fmt::format("{} {}\n", ink_off(depth), p.row + 1);
    }
    return drawing + line_of_columns(size, layout);
}

Grid<std::string> texts_of(const LayerGrid& grid) {
    Grid<std::string> texts(grid.size());
    for (const Point p : points_of(grid.size())) texts[p] = grid[p] ? json_number(*grid[p]) : "-";
    return texts;
}

Grid<std::string> texts_of(const Grid<char>& drawing) {
    Grid<std::string> texts(drawing.size());
    for (const Point p : points_of(drawing.size())) texts[p] = drawing[p];
    return texts;
}

constexpr double large = sure_from, middling = 0.4;  // of the largest, as roots

/// A stone on the other side's ground is drawn as a dead one.
PointMark mark_of(const PointSign& sign, Color stone, bool by_side) {
    PointMark mark{.stone = stone, .lean = sign.lean};
    if (std::abs(sign.lean) >= middling) mark.counted = sign.lean > 0 ? Color::black : Color::white;
    mark.dead = by_side && sign.lean * goterr::sign(stone) < 0;
    return mark;
}

std::string heat_legend(const RenderOptions& options) {
    const TextMarks& marks = text_marks(options);
    const auto both = [](const MarkPair& pair) { return fmt::format("{} {}", pair.black, pair.white); };
    return fmt::format(" {}  more than {:.0f} % of the largest number\n {}  more than {:.0f} %\n {}  less\n",
                       both(marks.sure), 100 * large * large, both(marks.likely), 100 * middling * middling,
                       both(marks.leaning));
}

std::string heat_map(const Grid<PointSign>& signs, const Layer& layer, const RenderOptions& options) {
    Grid<PointMark> marks(signs.size());
    for (const Point p : points_of(signs.size())) marks[p] = mark_of(signs[p], layer.board[p], layer.by_side);
    return text_board(marks, options).text() + '\n' +
           wrapped_lines(heat_legend(options), columns_of(options), 6);
}

std::string drawn(const std::vector<LayerRow>& table, int width) {
    if (table.empty()) return "none\n";
    std::vector<std::vector<std::string>> rows(1);
    for (const auto& field : table.front()) rows.front().push_back(field.name);
    for (const LayerRow& row : table) {
        rows.emplace_back();
        for (const auto& field : row) rows.back().push_back(words(field.value));
    }
    return table_in_columns(rows, width);
}

}  // namespace

std::string render_layer_text(const Layer& layer, const RenderOptions& options) {
    const auto signs = signed_boards(layer);
    const bool titled = layer.grids.size() + layer.drawings.size() > 1;
    std::string text;
    std::size_t board = 0;
    const auto add = [&](const std::string& name, const Grid<std::string>& texts, bool numbers) {
        if (!text.empty()) text += '\n';
        if (titled) text += name + '\n';
        const Grid<PointSign>& points = signs[board++].value;
        const bool marks = numbers && (options.heat_map || !fits(texts, options));
        text += marks ? heat_map(points, layer, options) : in_columns(texts, points, layer, options);
    };
    for (const auto& [name, grid] : layer.grids) add(name, texts_of(grid), true);
    for (const auto& [name, drawing] : layer.drawings) add(name, texts_of(drawing), false);
    if (!layer.key.empty()) text += '\n' + wrapped(layer.key, columns_of(options), 2) + '\n';
    if (!text.empty() && !layer.values.empty()) text += '\n';
    for (const auto& [name, value] : layer.values) text += name + ": " + words(value) + '\n';
    if (layer.table) text += (text.empty() ? "" : "\n") + drawn(layer.table->value, options.width);
    return text;
}

}  // namespace goterr
