#include <numeric>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "goterr/core/rounding.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/json_value.hpp"
#include "json_record.hpp"

namespace goterr {
namespace {

std::string played_name(const CurvePoint& point) { return point.played ? name_of(*point.played) : ""; }

std::string player_name(const CurvePoint& point) {
    return point.player == Color::empty ? "" : std::string(name_of(point.player));
}

std::optional<std::string> if_any(std::string text) {
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

JsonObject point_json(const GameGraph& graph, std::size_t index) {
    const CurvePoint& point = graph.curve[index];
    return JsonObject()
        .add("move", point.move)
        .add("played", if_any(played_name(point)))
        .add("player", if_any(player_name(point)))
        .add("score_lead", point.lead)
        .add("score_low", point.low)
        .add("score_high", point.high)
        .add("result", result_text(point.lead))
        .add("points_lost", points_lost(graph.curve, index));
}

JsonObject turn_json(const GameGraph& graph, const TurningPoint& turn) {
    const CurvePoint& point = graph.curve[turn.index];
    return JsonObject()
        .add("move", point.move)
        .add("played", if_any(played_name(point)))
        .add("player", if_any(player_name(point)))
        .add("change", rounded(turn.change, 2));
}

/// (libc++ 14, which the WebAssembly modules are built with, has no views of numbers.)
std::vector<std::size_t> indices(const ScoreCurve& curve) {
    std::vector<std::size_t> all(curve.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

}  // namespace

std::string graph_csv_row(const ScoreCurve& curve, std::size_t index) {
    const CurvePoint& point = curve[index];
    const auto lost = points_lost(curve, index);
    return fmt::format("{},{},{},{},{},{},{},{}\n", point.move, played_name(point), player_name(point),
                       json_number(point.lead), json_number(point.low), json_number(point.high),
                       result_text(point.lead), lost ? json_number(*lost) : "");
}

std::string render_graph_csv(const GameGraph& graph, const RenderOptions&) {
    std::string text(graph_csv_heading);
    for (std::size_t i = 0; i < graph.curve.size(); ++i) text += graph_csv_row(graph.curve, i);
    return text;
}

std::string render_graph_json(const GameGraph& graph, const RenderOptions&) {
    JsonObject json = begun_record(graph.from);
    if (!graph.advised_by.empty()) json.add("engine", graph.advised_by);
    json.add("game", graph.from.game)
        .add("width", graph.size.width)
        .add("height", graph.size.height)
        .add("black", if_any(graph.black))
        .add("white", if_any(graph.white))
        .add("rules", graph.options.rules.name)
        .add("komi", graph.options.komi)
        .add("recorded_result", if_any(graph.from.recorded_result.value_or("")))
        .add("points",
             json_array(indices(graph.curve), [&](std::size_t index) { return point_json(graph, index); }))
        .add("turning_points",
             json_array(graph.turns, [&](const TurningPoint& turn) { return turn_json(graph, turn); }))
        .add("seconds", graph.from.seconds);
    return json.json().text + '\n';
}

}  // namespace goterr
