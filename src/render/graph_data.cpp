#include <fmt/format.h>

#include "goterr/record/result.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/json.hpp"
#include "goterr/render/summary.hpp"

namespace goterr {
namespace {

std::string played_name(const CurvePoint& point) { return point.played ? name_of(*point.played) : ""; }

std::string player_name(const CurvePoint& point) {
    return point.player == Color::empty ? "" : std::string(name_of(point.player));
}

std::string json_text_or_null(const std::string& text) { return text.empty() ? "null" : json_string(text); }

/// Half points and sums of them are exact: no rounding.
std::string lost_number(const ScoreCurve& curve, std::size_t index) {
    const auto lost = points_lost(curve, index);
    return lost ? json_number(*lost) : "";
}

std::string json_point(const GameGraph& graph, std::size_t index) {
    const CurvePoint& point = graph.curve[index];
    const std::string lost = lost_number(graph.curve, index);
    return fmt::format(
        R"({{"move":{},"played":{},"player":{},"score_lead":{},"score_low":{},"score_high":{},"result":{},"points_lost":{}}})",
        point.move, json_text_or_null(played_name(point)), json_text_or_null(player_name(point)),
        json_number(point.lead), json_number(point.low), json_number(point.high),
        json_string(result_text(point.lead)), lost.empty() ? "null" : lost);
}

std::string json_points(const GameGraph& graph) {
    std::string list;
    for (std::size_t i = 0; i < graph.curve.size(); ++i) list += (i == 0 ? "" : ",") + json_point(graph, i);
    return '[' + list + ']';
}

std::string json_turn(const GameGraph& graph, const TurningPoint& turn) {
    const CurvePoint& point = graph.curve[turn.index];
    return fmt::format(R"({{"move":{},"played":{},"player":{},"change":{}}})", point.move,
                       json_text_or_null(played_name(point)), json_text_or_null(player_name(point)),
                       json_number(std::round(turn.change * 100) / 100));
}

template <typename Items, typename Write>
std::string json_list(const Items& items, Write write) {
    std::string list;
    for (const auto& item : items) list += (list.empty() ? "" : ",") + write(item);
    return '[' + list + ']';
}

}  // namespace

std::string graph_csv_row(const ScoreCurve& curve, std::size_t index) {
    const CurvePoint& point = curve[index];
    return fmt::format("{},{},{},{},{},{},{},{}\n", point.move, played_name(point), player_name(point),
                       json_number(point.lead), json_number(point.low), json_number(point.high),
                       result_text(point.lead), lost_number(curve, index));
}

std::string render_graph_csv(const GameGraph& graph, const RenderOptions&) {
    std::string text(graph_csv_heading);
    for (std::size_t i = 0; i < graph.curve.size(); ++i) text += graph_csv_row(graph.curve, i);
    return text;
}

std::string render_graph_json(const GameGraph& graph, const RenderOptions&) {
    const auto points = json_points(graph);
    const auto turns =
        json_list(graph.turns, [&](const TurningPoint& turn) { return json_turn(graph, turn); });
    return fmt::format(
        R"({{"schema":1,"file":{},"game":{},"width":{},"height":{},"black":{},"white":{},"rules":{},"komi":{},"recorded_result":{},"points":{},"turning_points":{},"seconds":{}}})"
        "\n",
        json_string(graph.from.file), graph.from.game, graph.size.width, graph.size.height,
        json_text_or_null(graph.black), json_text_or_null(graph.white), json_string(graph.options.rules.name),
        json_number(graph.options.komi), json_text_or_null(graph.from.recorded_result.value_or("")), points,
        turns, json_number(graph.from.seconds));
}

}  // namespace goterr
