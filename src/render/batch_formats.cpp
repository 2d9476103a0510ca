#include "goterr/render/batch_formats.hpp"

#include <array>

#include "goterr/render/csv.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/json.hpp"
#include "goterr/render/table.hpp"

namespace goterr {

namespace {

std::string no_header(const RenderOptions&) { return {}; }

constexpr std::array batch_table{
    BatchFormat{"ndjson", no_header, render_json, render_json_error, true},
    BatchFormat{"csv", csv_header, render_csv, render_csv_error},
    BatchFormat{"text", table_header, table_row, table_error},
};

}  // namespace

std::span<const BatchFormat> batch_formats() { return batch_table; }

const BatchFormat* batch_format_named(std::string_view name) { return row_named(batch_formats(), name); }

}  // namespace goterr
