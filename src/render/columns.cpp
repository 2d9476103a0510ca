#include "goterr/render/columns.hpp"

#include <algorithm>

#include "goterr/core/utf8.hpp"
#include "goterr/render/wrap.hpp"

namespace goterr {
namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t column_gap = 2;

std::vector<std::size_t> widths_of(const Rows& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], utf8_columns(row[i]));
    return widths;
}

std::size_t whole_width(const std::vector<std::size_t>& widths) {
    std::size_t whole = 0;
    for (const std::size_t width : widths) whole += width + column_gap;
    return whole - column_gap;
}

std::string lined_up(const std::vector<std::string>& row, const std::vector<std::size_t>& widths) {
    std::string text;
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
        text += row[i] + std::string(widths[i] - utf8_columns(row[i]) + column_gap, ' ');
    return text + row.back() + '\n';
}

std::string row_paragraph(const std::vector<std::string>& headings, const std::vector<std::string>& row,
                          std::size_t width) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!row[i].empty()) text += (text.empty() ? "" : "; ") + headings[i] + ": " + row[i];
    return wrapped(text, width, column_gap) + '\n';
}

}  // namespace

std::string table_in_columns(const std::vector<std::vector<std::string>>& rows, int width) {
    if (rows.empty()) return "";
    const auto room = static_cast<std::size_t>(std::max(width, 0));
    const std::vector<std::size_t> widths = widths_of(rows);
    const bool fits = room == 0 || whole_width(widths) <= room;
    std::string text;
    for (std::size_t i = fits ? 0 : 1; i < rows.size(); ++i)
        text += fits ? lined_up(rows[i], widths) : row_paragraph(rows.front(), rows[i], room);
    return text;
}

}  // namespace goterr
