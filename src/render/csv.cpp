#include "goterr/render/csv.hpp"

#include <array>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/json_value.hpp"

namespace goterr {

namespace {

struct Row {
    const Estimate& estimate;
    const Provenance& from;
};

struct Column {
    std::string_view name;
    std::string (*value)(const Row& row);
};

std::string yes_no(bool value) { return value ? "true" : "false"; }

/// How fields begin that spreadsheets run as formulas; the last four are the same signs in their wide forms.
constexpr std::array<std::string_view, 8> formula_starts{
    "=", "+", "-", "@", "\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d", "\xef\xbc\xa0"};

/// What came from outside, as a field that keeps its line and that no spreadsheet runs; a dash alone is the
/// standard input.
std::string field_of(std::string_view shown) {
    std::string text(shown);
    for (const std::string_view start : formula_starts)
        if (shown.starts_with(start) && shown != "-") text = bytes_escaped(start) + text.substr(start.size());
    if (text.find_first_of(",\"") == std::string::npos) return text;
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

std::string outside(std::string_view text) { return field_of(printable_name(text)); }

constexpr std::size_t columns_of_error = 2;  ///< file and game stand in a row of an error too

const std::array columns{
    Column{"file", [](const Row& r) { return outside(r.from.file); }},
    Column{"game", [](const Row& r) { return std::to_string(r.from.game); }},
    Column{"move", [](const Row& r) { return std::to_string(r.from.move); }},
    Column{"width", [](const Row& r) { return std::to_string(r.estimate.position.board.size().width); }},
    Column{"height", [](const Row& r) { return std::to_string(r.estimate.position.board.size().height); }},
    Column{"to_move", [](const Row& r) { return std::string(name_of(r.estimate.position.to_move)); }},
    Column{"rules", [](const Row& r) { return std::string(r.estimate.options.rules.name); }},
    Column{"komi", [](const Row& r) { return json_number(r.estimate.options.komi); }},
    Column{"captures_black",
           [](const Row& r) { return std::to_string(drawn_captures(r.estimate.position).black); }},
    Column{"captures_white",
           [](const Row& r) { return std::to_string(drawn_captures(r.estimate.position).white); }},
    Column{"score_black_territory",
           [](const Row& r) { return json_number(r.estimate.score.black.territory); }},
    Column{"score_black_prisoners",
           [](const Row& r) { return json_number(r.estimate.score.black.prisoners); }},
    Column{"score_black_stones", [](const Row& r) { return json_number(r.estimate.score.black.stones); }},
    Column{"score_black_komi", [](const Row& r) { return json_number(r.estimate.score.black.komi); }},
    Column{"score_white_territory",
           [](const Row& r) { return json_number(r.estimate.score.white.territory); }},
    Column{"score_white_prisoners",
           [](const Row& r) { return json_number(r.estimate.score.white.prisoners); }},
    Column{"score_white_stones", [](const Row& r) { return json_number(r.estimate.score.white.stones); }},
    Column{"score_white_komi", [](const Row& r) { return json_number(r.estimate.score.white.komi); }},
    Column{"score_lead", [](const Row& r) { return json_number(r.estimate.lead()); }},
    Column{"score_low", [](const Row& r) { return json_number(r.estimate.low); }},
    Column{"score_high", [](const Row& r) { return json_number(r.estimate.high); }},
    Column{"result", [](const Row& r) { return result_text(r.estimate.lead()); }},
    Column{"finished", [](const Row& r) { return yes_no(r.estimate.finished); }},
    Column{"confident", [](const Row& r) { return yes_no(r.estimate.confident); }},
    Column{"counted",
           [](const Row& r) {
               return r.estimate.other_lead ? std::string(name_of(r.estimate.counted)) : std::string();
           }},
    Column{"other_result",
           [](const Row& r) {
               return r.estimate.other_lead ? result_text(*r.estimate.other_lead) : std::string();
           }},
    Column{"recorded_result", [](const Row& r) { return outside(r.from.recorded_result.value_or("")); }},
    Column{"name", [](const Row& r) { return outside(r.from.facts.name); }},
    Column{"black_player", [](const Row& r) { return outside(r.from.facts.black_player); }},
    Column{"white_player", [](const Row& r) { return outside(r.from.facts.white_player); }},
    Column{"black_rank", [](const Row& r) { return outside(r.from.facts.black_rank); }},
    Column{"white_rank", [](const Row& r) { return outside(r.from.facts.white_rank); }},
    Column{"date", [](const Row& r) { return outside(r.from.facts.date); }},
    Column{"event", [](const Row& r) { return outside(r.from.facts.event); }},
    Column{"place", [](const Row& r) { return outside(r.from.facts.place); }},
    Column{"handicap",
           [](const Row& r) {
               const int stones = r.estimate.options.handicap;
               return stones > 0 ? std::to_string(stones) : std::string();
           }},
    Column{"engine", [](const Row& r) { return outside(r.estimate.advised_by); }},
    Column{"seconds", [](const Row& r) { return json_number(r.from.seconds); }},
};

}  // namespace

std::string csv_header(const RenderOptions&) {
    std::string line;
    for (const Column& column : columns) line += std::string(column.name) + ',';
    return line + "error\n";
}

std::string render_csv_file(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    return (options.header ? csv_header() : "") + render_csv(estimate, from, options);
}

std::string render_csv(const Estimate& estimate, const Provenance& from, const RenderOptions&) {
    std::string line;
    for (const Column& column : columns) line += column.value({estimate, from}) + ',';
    return line + '\n';
}

std::string render_csv_error(const Provenance& from, const Diagnostic& error, const RenderOptions&) {
    const std::string place =
        error.where.line > 0 ? fmt::format("{}:{}: ", error.where.line, error.where.column) : "";
    return outside(from.file) + ',' + std::to_string(from.game) +
           std::string(columns.size() - columns_of_error + 1, ',') + outside(place + error.message) + '\n';
}

}  // namespace goterr
