#include "read_records.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "goterr/record/result.hpp"
#include "goterr/render/csv.hpp"

namespace goterr {

namespace {

using Json = nlohmann::json;

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += line[++i];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return fields;
}

/// The place of a column in the rows that goterr writes.
std::size_t column(std::string_view name) {
    static const std::vector<std::string> names = [] {
        const std::string header = csv_header();
        return fields_of(std::string_view(header).substr(0, header.size() - 1));
    }();
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

int integer(const std::string& text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

double number(const std::string& text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

std::optional<RecordFacts> facts_of_ndjson(std::string_view line) {
    const Json record = Json::parse(line, nullptr, false);
    if (!record.is_object() || !record.contains("file")) return std::nullopt;
    RecordFacts facts;
    facts.file = record["file"].get<std::string>();
    facts.game = record.value("game", 1);
    facts.failed = record.contains("error");
    if (facts.failed) return facts;
    facts.move = record.value("move", 0);
    facts.confident = record.value("confident", false);
    facts.lead = record.value("score_lead", 0.0);
    if (const auto& result = record["recorded_result"]; result.is_string())
        facts.margin = margin_of(result.get<std::string>());
    return facts;
}

std::optional<RecordFacts> facts_of_csv(std::string_view line) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() != column("error") + 1) return std::nullopt;
    RecordFacts facts;
    facts.file = fields[column("file")];
    facts.game = integer(fields[column("game")]);
    facts.failed = !fields[column("error")].empty();
    if (facts.failed) return facts;
    facts.move = integer(fields[column("move")]);
    facts.confident = fields[column("confident")] == "true";
    facts.lead = number(fields[column("score_lead")]);
    facts.margin = margin_of(fields[column("recorded_result")]);
    return facts;
}

bool is_open_csv(std::string_view line) { return std::count(line.begin(), line.end(), '"') % 2 == 1; }

}  // namespace goterr
