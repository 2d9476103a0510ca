#include "goterr/protocol/analysis.hpp"

#include <algorithm>
#include <cmath>

#include "analysis_query.hpp"
#include "best_move.hpp"
#include "goterr/estimate/win_chance.hpp"

namespace goterr {
namespace {

using nlohmann::json;
using Object = nlohmann::ordered_json;

/// One line; bytes that are no UTF-8 are replaced.
std::string line_of(const Object& object) {
    return object.dump(-1, ' ', false, Object::error_handler_t::replace);
}

std::string problem(const char* kind, const std::string& sentence, const std::string& field,
                    const std::string& id) {
    Object object;
    object[kind] = sentence;
    if (!field.empty()) object["field"] = field;
    if (!id.empty()) object["id"] = id;
    return line_of(object);
}

std::optional<std::vector<int>> turn_numbers(const json& query) {
    if (!query.contains("turnNumbers")) return std::nullopt;
    if (!query["turnNumbers"].is_array()) throw FieldError("turnNumbers", "Must be an array of integers");
    std::vector<int> turns;
    for (const json& turn : query["turnNumbers"]) {
        if (!turn.is_number_integer()) throw FieldError("turnNumbers", "Must be an array of integers");
        turns.push_back(turn.get<int>());
    }
    return turns;
}

AnalysisInput terminated(const json& query, const std::string& id, const std::string& action) {
    AnalysisInput input;
    Object answer{{"id", id}, {"action", action}};
    input.termination = Termination{std::nullopt, turn_numbers(query)};
    if (action == "terminate") {
        if (!query.contains("terminateId") || !query["terminateId"].is_string())
            throw FieldError("terminateId", "Must be a string");
        input.termination->id = query["terminateId"].get<std::string>();
        answer["terminateId"] = *input.termination->id;
    }
    if (input.termination->turns) answer["turnNumbers"] = *input.termination->turns;
    input.answers.push_back(line_of(answer));
    return input;
}

AnalysisInput acted(const json& query, const std::string& id, const AnalysisOptions& options) {
    if (!query["action"].is_string()) throw FieldError("action", "Must be a string");
    const std::string action = query["action"].get<std::string>();
    Object answer{{"id", id}, {"action", action}};
    if (action == "terminate" || action == "terminate_all") return terminated(query, id, action);
    if (action == "query_version") {
        answer["version"] = options.version;
        answer["git_hash"] = "<omitted>";
    } else if (action == "query_models") {
        Object model{{"name", "goterr"}, {"internalName", "goterr"}, {"version", 0}};
        answer["models"] = Object::array({model});
    } else if (action != "clear_cache") {
        throw FieldError("action",
                         "'action' field must be 'query_version', 'query_models', 'clear_cache', "
                         "'terminate' or 'terminate_all'");
    }
    return {{line_of(answer)}, {}, std::nullopt};
}

AnalysisInput queried(const json& query, const std::string& id, const AnalysisOptions& options) {
    AnalysisInput input;
    input.tasks = tasks_of(query, id, options);
    for (const std::string& field : unused_fields(query))
        input.answers.push_back(problem("warning", "Unexpected or unused field", field, id));
    return input;
}

struct View {
    int sign;  ///< +1 where black's values are reported
    double chance, lead, deviation;
};

View view_of(const AnalysisTask& task, const Estimate& estimate) {
    const bool black =
        task.perspective == Perspective::black ||
        (task.perspective == Perspective::side_to_move && task.position.to_move == Color::black);
    const double chance = black_win_chance(estimate);
    return {black ? 1 : -1, black ? chance : 1 - chance, estimate.lead() * (black ? 1 : -1),
            score_deviation(estimate.low, estimate.high)};
}

double rounded(double value) { return std::round(value * 10000) / 10000 + 0.0; }

Object values_of(const View& view) {
    return {{"visits", 1},
            {"winrate", rounded(view.chance)},
            {"utility", rounded((2 * view.chance - 1) * view.sign)},
            {"scoreLead", rounded(view.lead)},
            {"scoreMean", rounded(view.lead)},
            {"scoreSelfplay", rounded(view.lead)},
            {"scoreStdev", rounded(view.deviation)}};
}

Object move_info(const Estimate& estimate, const View& view) {
    const auto point = point_that_matters(estimate, estimate.position.to_move);
    const std::string name = point ? name_of(*point) : "pass";
    Object info;
    info["move"] = name;
    info.update(values_of(view));
    info["lcb"] = info["winrate"];
    info["utilityLcb"] = info["utility"];
    info["prior"] = 1.0;
    info["order"] = 0;
    info["pv"] = Object::array({name});
    return info;
}

std::vector<double> ownership_of(const Estimate& estimate, const View& view) {
    std::vector<double> values;
    for (const float value : estimate.ownership.values())
        values.push_back(rounded(static_cast<double>(value) * view.sign));
    return values;
}

/// -1 where no move is legal; the pass last.
std::vector<double> policy_of(const Position& position) {
    const FlatPolicy policy = flat_policy(position);
    std::vector<double> values;
    for (const Point p : points_of(position.board.size()))
        values.push_back(policy.legal.contains(p) ? policy.chance : -1);
    values.push_back(policy.chance);
    return values;
}

}  // namespace

bool Termination::covers(const AnalysisTask& task) const {
    if (id && *id != task.id) return false;
    return !turns || std::find(turns->begin(), turns->end(), task.turn) != turns->end();
}

AnalysisInput read_analysis_line(std::string_view line, const AnalysisOptions& options) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return {};
    const json query = json::parse(line, nullptr, false);
    if (query.is_discarded())
        return {{problem("error", "Could not parse json input", "", "")}, {}, std::nullopt};
    if (!query.is_object())
        return {{problem("error", "Request must be a json object", "", "")}, {}, std::nullopt};
    if (!query.contains("id") || !query["id"].is_string())
        return {{problem("error", "Request must have a string 'id' field", "id", "")}, {}, std::nullopt};
    const std::string id = query["id"].get<std::string>();
    try {
        return query.contains("action") ? acted(query, id, options) : queried(query, id, options);
    } catch (const FieldError& error) {
        return {{problem("error", error.what(), error.field(), id)}, {}, std::nullopt};
    }
}

std::string analysis_answer(const AnalysisTask& task) {
    const Estimate estimated = estimate(task.position, task.options);
    const View view = view_of(task, estimated);
    Object root;
    root["currentPlayer"] = task.position.to_move == Color::black ? "B" : "W";
    root.update(values_of(view));
    Object answer{{"id", task.id},
                  {"turnNumber", task.turn},
                  {"isDuringSearch", false},
                  {"moveInfos", Object::array({move_info(estimated, view)})},
                  {"rootInfo", root}};
    if (task.ownership) answer["ownership"] = ownership_of(estimated, view);
    if (task.policy) answer["policy"] = policy_of(task.position);
    return line_of(answer);
}

std::string no_results(const AnalysisTask& task) {
    return line_of(
        {{"id", task.id}, {"turnNumber", task.turn}, {"isDuringSearch", false}, {"noResults", true}});
}

}  // namespace goterr
