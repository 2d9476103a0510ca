#include "goterr/render/table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/record/result.hpp"

namespace goterr {

namespace {

constexpr std::size_t name_columns = 44;

/// The file's name in a column; the file itself matters more than its folders, so a long name loses its
/// beginning.
std::string name_cell(const Provenance& from) {
    std::string name = printable_name(from.file);
    if (from.game > 1) name += fmt::format(" #{}", from.game);
    std::size_t columns = utf8_columns(name);
    if (columns > name_columns) {
        std::size_t at = 0;
        for (; columns > name_columns - 2; --columns)
            at += std::max<std::size_t>(utf8_length(std::string_view(name).substr(at)), 1);
        name = ".." + name.substr(at);
        columns += 2;
    }
    return name + std::string(name_columns - columns, ' ');
}

std::string row(const std::string& name, std::string_view move, std::string_view result,
                std::string_view recorded, std::string_view remark) {
    std::string line = fmt::format("{} {:>5}  {:<8}  {:<8}  {}", name, move, result, recorded, remark);
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

}  // namespace

std::string table_header() {
    return row("file" + std::string(name_columns - 4, ' '), "move", "estimate", "recorded", "");
}

std::string table_row(const Estimate& estimate, const Provenance& from, const RenderOptions&) {
    return row(name_cell(from), std::to_string(from.move), result_text(estimate.lead()),
               printable(from.recorded_result.value_or("-")), estimate.confident ? "" : "not sure");
}

std::string table_error(const Provenance& from, const Diagnostic& error) {
    const std::string place =
        error.where.line > 0 ? fmt::format(" at {}:{}", error.where.line, error.where.column) : "";
    return row(name_cell(from), "-", "-", "-", fmt::format("error{}: {}", place, printable(error.message)));
}

}  // namespace goterr
