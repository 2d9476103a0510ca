#include "goterr/render/table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/wrap.hpp"

namespace goterr {

namespace {

/// What a row takes beside the name.
constexpr std::size_t other_columns = 36;

/// The name column is as wide as most names; a narrow terminal gets a narrower one.
std::size_t name_columns(const RenderOptions& options) {
    constexpr std::size_t most = 44, least = 24;
    if (options.width <= 0) return most;
    const auto width = static_cast<std::size_t>(options.width);
    return std::clamp(width > other_columns ? width - other_columns : 0, least, most);
}

/// The file's name, at most `columns` wide: a long one loses its beginning, as the file itself matters more
/// than its folders.
std::string name_within(const Provenance& from, std::size_t columns) {
    std::string name = printable_name(from.file);
    if (from.game > 1) name += fmt::format(" #{}", from.game);
    if (utf8_columns(name) <= columns) return name;
    std::string_view end = name;
    while (utf8_columns(end) + 3 > std::max<std::size_t>(columns, 3))
        end.remove_prefix(std::max<std::size_t>(utf8_length(end), 1));
    return "..." + std::string(end);
}

/// The name in a column. Programs get all of it, a terminal what fits.
std::string name_cell(const Provenance& from, const RenderOptions& options) {
    const std::size_t room = name_columns(options);
    const std::string name = name_within(from, options.width > 0 ? room : std::string::npos);
    const std::size_t columns = utf8_columns(name);
    return name + std::string(room > columns ? room - columns : 0, ' ');
}

/// Below so many columns each position gets a paragraph of its own.
constexpr int columns_of_both = 60;

bool is_narrow(const RenderOptions& options) { return options.width > 0 && options.width < columns_of_both; }

/// The name on a line, what is said of it below.
std::string paragraph(const Provenance& from, const std::string& words, const RenderOptions& options) {
    const auto width = static_cast<std::size_t>(options.width);
    return name_within(from, width) + '\n' + wrapped("  " + words, width, 2) + '\n';
}

std::string row(const std::string& name, std::string_view move, std::string_view result,
                std::string_view recorded, std::string_view remark) {
    std::string line = fmt::format("{} {:>5}  {:<8}  {:<8}  {}", name, move, result, recorded, remark);
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

}  // namespace

std::string table_header(const RenderOptions& options) {
    if (is_narrow(options)) return "";
    return row("file" + std::string(name_columns(options) - 4, ' '), "move", "estimate", "recorded", "");
}

std::string table_row(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    const std::string result = result_text(estimate.lead());
    const char* remark = estimate.confident ? "" : "not sure";
    if (!is_narrow(options))
        return row(name_cell(from, options), std::to_string(from.move), result,
                   printable(from.recorded_result.value_or("-")), remark);
    std::string words = fmt::format("move {}: {}", from.move, result);
    if (from.recorded_result) words += ", recorded " + printable(*from.recorded_result);
    if (!estimate.confident) words += fmt::format(", {}", remark);
    return paragraph(from, words, options);
}

std::string table_error(const Provenance& from, const Diagnostic& error, const RenderOptions& options) {
    const std::string place =
        error.where.line > 0 ? fmt::format(" at {}:{}", error.where.line, error.where.column) : "";
    const std::string words = fmt::format("error{}: {}", place, printable(error.message));
    return is_narrow(options) ? paragraph(from, words, options)
                              : row(name_cell(from, options), "-", "-", "-", words);
}

}  // namespace goterr
