#include "goterr/protocol/analysis.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis_query.hpp"
#include "best_move.hpp"
#include "candidates.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/core/symmetry.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "goterr/record/game.hpp"
#include "position_hash.hpp"

namespace goterr {
namespace {

using nlohmann::json;
using Object = nlohmann::ordered_json;

/// What is nested deeper than any query is not taken apart: whoever copies or writes it would descend as
/// deep.
constexpr int deepest = 64;

json parsed(std::string_view line) {
    constexpr const char* no_json = "Could not parse json input";
    const auto check = [](int depth, json::parse_event_t, const json&) {
        if (depth > deepest) throw FieldError("", no_json);
        return true;
    };
    json query = json::parse(line, check, false);
    if (query.is_discarded()) throw FieldError("", no_json);
    return query;
}

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
        turns.push_back(whole_number(turn, "turnNumbers", 0, std::numeric_limits<int>::max()));
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

AnalysisInput acted(const json& query, const std::string& id, const AnalysisProtocolOptions& options) {
    if (!query["action"].is_string()) throw FieldError("action", "Must be a string");
    const std::string action = query["action"].get<std::string>();
    Object answer{{"id", id}, {"action", action}};
    if (action == "terminate" || action == "terminate_all") return terminated(query, id, action);
    if (action == "query_version") {
        answer["name"] = "goterr";
        answer["version"] = options.version;
        answer["git_hash"] = "<omitted>";
    } else if (action == "query_models") {
        // Nothing runs in batches, in half precision or as a person would play.
        Object model{{"name", "goterr"}, {"internalName", "goterr"}, {"maxBatchSize", 1},
                     {"version", 0},     {"usingFP16", "false"},     {"usesHumanSLProfile", false}};
        answer["models"] = Object::array({model});
    } else if (action != "clear_cache") {
        throw FieldError("action",
                         "'action' field must be 'query_version', 'query_models', 'clear_cache', "
                         "'terminate' or 'terminate_all'");
    }
    return {{line_of(answer)}, {}, std::nullopt};
}

AnalysisInput queried(const json& query, const std::string& id, const AnalysisProtocolOptions& options) {
    AnalysisInput input;
    input.tasks = tasks_of(query, id, options);
    for (const std::string& field : unused_fields(query))
        input.answers.push_back(problem("warning", "Unexpected or unused field", field, id));
    if (sets_up_breathless(query))
        input.answers.push_back(problem("warning", breathless_warning, "initialStones", id));
    const std::string unknown = joined(unknown_settings(query), ",");
    if (!unknown.empty())
        input.answers.push_back(
            problem("warning", "Unknown config params: " + unknown, "overrideSettings", id));
    return input;
}

/// Whose values are reported.
Color viewer(const AnalysisTask& task) {
    if (task.perspective == Perspective::side_to_move) return task.position.to_move;
    return task.perspective == Perspective::black ? Color::black : Color::white;
}

double written(double value) { return rounded(value, 4); }

Object values_of(const SideView& view, std::size_t visits) {
    return {{"visits", visits},
            {"weight", static_cast<double>(visits)},
            {"winrate", written(view.chance)},
            {"utility", written(2 * view.chance - 1)},
            {"scoreLead", written(view.lead)},
            {"scoreMean", written(view.lead)},
            {"scoreSelfplay", written(view.lead)},
            {"scoreStdev", written(view.deviation)}};
}

std::vector<double> ownership_of(const Estimate& estimate, Color side) {
    std::vector<double> values;
    for (const float value : estimate.ownership.values())
        values.push_back(written(static_cast<double>(value) * sign(side)));
    return values;
}

/// Of a point that is black's with the chance the ownership stands for, and else white's.
std::vector<double> ownership_deviation(const Estimate& estimate) {
    std::vector<double> values;
    for (const float value : estimate.ownership.values())
        values.push_back(written(owner_deviation(static_cast<double>(value))));
    return values;
}

/// How strongly the best move is preferred to another: by half for each of so many points that it is better.
constexpr double points_of_half = 1;

double preference(const AnalysisTask& task, const Candidate& best, const Candidate& other) {
    const double lost = (best.after.lead() - other.after.lead()) * sign(task.position.to_move);
    return written(std::exp2(-std::max(0.0, lost) / points_of_half));
}

/// An earlier move that this one is the image of, where the board is its own image.
std::optional<Point> image_among(const AnalysisTask& task, const std::vector<Candidate>& moves,
                                 std::size_t at) {
    const Board& board = task.position.board;
    if (moves[at].line.empty() || task.position.ko) return std::nullopt;
    for (std::size_t earlier = 0; earlier < at; ++earlier) {
        if (moves[earlier].line.empty()) continue;
        const Point first = moves[earlier].line.front();
        for (int bits = 0; bits < orientations; ++bits)
            if (oriented(first, board.size(), {bits}) == moves[at].line.front() &&
                oriented(board, {bits}) == board)
                return first;
    }
    return std::nullopt;
}

Object move_info(const AnalysisTask& task, const Candidate& candidate, int order) {
    const auto names = line_names(candidate);
    Object info;
    info["move"] = names.front();
    info.update(values_of(view_of(candidate.after, viewer(task)), 1));
    info["lcb"] = info["winrate"];
    info["utilityLcb"] = info["utility"];
    info["prior"] = written(flat_policy(task.position).chance);
    info["order"] = order;
    info["edgeVisits"] = info["visits"];
    info["edgeWeight"] = info["weight"];
    info["pv"] = names;
    if (task.line_visits) info["pvVisits"] = info["pvEdgeVisits"] = std::vector<int>(names.size(), 1);
    if (task.no_result) info["noResultValue"] = 0.0;  // rules that know no such end: no game here has it
    if (task.moves_ownership) info["ownership"] = ownership_of(candidate.after, viewer(task));
    if (task.moves_ownership_deviation) info["ownershipStdev"] = ownership_deviation(candidate.after);
    return info;
}

Object move_infos(const AnalysisTask& task, const std::vector<Candidate>& moves) {
    Object infos = Object::array();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Object info = move_info(task, moves[i], static_cast<int>(i));
        info["playSelectionValue"] = preference(task, moves.front(), moves[i]);
        if (const auto image = image_among(task, moves, i)) info["isSymmetryOf"] = name_of(*image);
        infos.push_back(std::move(info));
    }
    return infos;
}

/// What KataGo's net says of its own doubt, as far as an estimate says it: how wide the score is spread, how
/// much the chance to win may change, and how many points are left to be decided.
Object uncertainty_of(const AnalysisTask& task, const Estimate& estimate) {
    const SideView view = view_of(estimate, viewer(task));
    double undecided = 0;
    for (const float value : estimate.ownership.values())
        undecided += 1 - std::abs(static_cast<double>(value));
    Object doubt{{"rawNoResultProb", 0.0},
                 {"rawScoreSelfplayStdev", written(view.deviation)},
                 {"rawStScoreError", written(view.deviation)},
                 {"rawStWrError", written(std::sqrt(view.chance * (1 - view.chance)))},
                 {"rawVarTimeLeft", written(undecided)}};
    if (task.no_result) doubt["noResultValue"] = 0.0;
    return doubt;
}

/// Where nothing but the position itself was estimated, that is one visit.
Object root_info(const AnalysisTask& task, const Estimate& estimate, std::size_t compared) {
    Object root;
    root["currentPlayer"] = letter_of(task.position.to_move);
    root.update(values_of(view_of(estimate, viewer(task)), 1 + compared));
    root["rawWinrate"] = root["winrate"];
    root["rawLead"] = root["scoreLead"];
    root["rawScoreSelfplay"] = root["scoreSelfplay"];
    root.update(uncertainty_of(task, estimate));
    if (estimate.other_lead) {
        root["counted"] = name_of(estimate.counted);
        root["otherScoreLead"] = *estimate.other_lead * sign(viewer(task));
    }
    root["thisHash"] = position_hash(task.position);
    root["symHash"] = symmetric_hash(task.position);
    return root;
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

std::string answered(const AnalysisTask& task, bool during) {
    const Estimate estimated = estimate(task.position, task.options);
    MoveChoice allowed;
    if (task.allowed) allowed = [&task](Point p) { return task.allowed->contains(p); };
    const auto moves = candidates(estimated, task.position.to_move, task.most_moves, allowed);
    const std::size_t compared = is_compared(moves) ? moves.size() : 0;
    Object answer{{"id", *task.id},
                  {"turnNumber", task.turn},
                  {"isDuringSearch", during},
                  {"moveInfos", move_infos(task, moves)},
                  {"rootInfo", root_info(task, estimated, compared)}};
    if (task.ownership) answer["ownership"] = ownership_of(estimated, viewer(task));
    if (task.ownership_deviation) answer["ownershipStdev"] = ownership_deviation(estimated);
    if (task.policy) answer["policy"] = policy_of(task.position);
    return line_of(answer);
}

}  // namespace

bool Termination::covers(const AnalysisTask& task) const {
    if (id && *id != *task.id) return false;
    return !turns || std::find(turns->begin(), turns->end(), task.turn) != turns->end();
}

AnalysisInput read_analysis_line(std::string_view line, const AnalysisProtocolOptions& options) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return {};
    std::string id;
    try {
        const json query = parsed(line);
        if (!query.is_object()) throw FieldError("", "Request must be a json object");
        if (!query.contains("id") || !query["id"].is_string())
            throw FieldError("id", "Request must have a string 'id' field");
        id = query["id"].get<std::string>();
        return query.contains("action") ? acted(query, id, options) : queried(query, id, options);
    } catch (const FieldError& error) {
        return {{problem("error", error.what(), error.field(), id)}, {}, std::nullopt};
    }
}

std::string analysis_answer(const AnalysisTask& task) { return answered(task, false); }

std::string analysis_report(AnalysisTask task) {
    task.options.effort = Effort::quick;
    return answered(task, true);
}

std::string no_results(const AnalysisTask& task) {
    return line_of(
        {{"id", *task.id}, {"turnNumber", task.turn}, {"isDuringSearch", false}, {"noResults", true}});
}

}  // namespace goterr
