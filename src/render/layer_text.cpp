#include <algorithm>

#include <fmt/format.h>

#include "goterr/render/json.hpp"
#include "goterr/render/layer.hpp"

namespace goterr {

namespace {

std::string words(std::monostate) { return "-"; }
std::string words(bool value) { return value ? "yes" : "no"; }
std::string words(double value) { return json_number(value); }
std::string words(const std::string& value) { return value; }
std::string words(Point p) { return name_of(p); }
std::string words(const std::vector<Point>& points) {
    std::string text;
    for (const Point p : points) text += (text.empty() ? "" : " ") + name_of(p);
    return text;
}
std::string words(const LayerValue& value) {
    return std::visit([](const auto& held) { return words(held); }, value);
}

std::string line_of_columns(BoardSize size, std::size_t width) {
    std::string line = "  ";
    for (int column = 0; column < size.width; ++column) {
        std::string name = name_of(Point{column, 0});
        name.pop_back();
        line += fmt::format(" {:>{}}", name, width);
    }
    return line + '\n';
}

/// The texts of all points in columns as wide as the longest, with the coordinates around.
std::string columns(const Grid<std::string>& texts) {
    const BoardSize size = texts.size();
    std::size_t width = size.width > 25 ? 2 : 1;
    for (const std::string& text : texts.values()) width = std::max(width, text.size());
    std::string drawing = line_of_columns(size, width);
    for (const Point p : points_of(size)) {
        if (p.column == 0) drawing += fmt::format("{:>2}", p.row + 1);
        drawing += fmt::format(" {:>{}}", texts[p], width);
        if (p.column + 1 == size.width) drawing += fmt::format(" {}\n", p.row + 1);
    }
    return drawing + line_of_columns(size, width);
}

std::string drawn(const LayerGrid& grid) {
    Grid<std::string> texts(grid.size());
    for (const Point p : points_of(grid.size())) texts[p] = grid[p] ? json_number(*grid[p]) : "-";
    return columns(texts);
}

std::string drawn(const Grid<char>& drawing) {
    Grid<std::string> texts(drawing.size());
    for (const Point p : points_of(drawing.size())) texts[p] = drawing[p];
    return columns(texts);
}

/// Rows of texts under their headings; the last column is not padded.
std::string lined_up(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i + 1 < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i + 1 < row.size(); ++i) text += fmt::format("{:<{}}  ", row[i], widths[i]);
        text += row.back() + '\n';
    }
    return text;
}

std::string drawn(const std::vector<LayerRow>& table) {
    if (table.empty()) return "none\n";
    std::vector<std::vector<std::string>> rows(1);
    for (const auto& field : table.front()) rows.front().push_back(field.name);
    for (const LayerRow& row : table) {
        rows.emplace_back();
        for (const auto& field : row) rows.back().push_back(words(field.value));
    }
    return lined_up(rows);
}

}  // namespace

std::string render_layer_text(const Layer& layer) {
    const bool titled = layer.grids.size() + layer.drawings.size() > 1;
    std::string text;
    const auto add = [&](const std::string& name, const std::string& drawing) {
        if (!text.empty()) text += '\n';
        text += (titled ? name + "\n" : "") + drawing;
    };
    for (const auto& [name, grid] : layer.grids) add(name, drawn(grid));
    for (const auto& [name, drawing] : layer.drawings) add(name, drawn(drawing));
    if (!text.empty() && !layer.values.empty()) text += '\n';
    for (const auto& [name, value] : layer.values) text += name + ": " + words(value) + '\n';
    if (layer.table) text += (text.empty() ? "" : "\n") + drawn(layer.table->value);
    return text;
}

}  // namespace goterr
