#include "goterr/render/batch_formats.hpp"

#include <array>

#include "goterr/render/csv.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/json.hpp"
#include "goterr/render/table.hpp"

namespace goterr {

namespace {

std::string no_header(const RenderOptions&) { return {}; }

std::string csv_names(const RenderOptions&) { return csv_header(); }

std::string json_error(const Provenance& from, const Diagnostic& error, const RenderOptions&) {
    return render_json_error(from, error);
}

std::string csv_error(const Provenance& from, const Diagnostic& error, const RenderOptions&) {
    return render_csv_error(from, error);
}

constexpr std::array batch_table{
    BatchFormat{"ndjson", no_header, render_json, json_error, true},
    BatchFormat{"csv", csv_names, render_csv, csv_error},
    BatchFormat{"text", table_header, table_row, table_error},
};

}  // namespace

std::span<const BatchFormat> batch_formats() { return batch_table; }

const BatchFormat* batch_format_named(std::string_view name) { return row_named(batch_formats(), name); }

}  // namespace goterr
