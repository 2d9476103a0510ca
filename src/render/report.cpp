#include "goterr/render/report.hpp"

#include <fmt/format.h>

#include "goterr/board/handicap.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/escape.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/report_position.hpp"
#include "goterr/render/summary.hpp"
#include "goterr/render/words.hpp"
#include "graph_axis.hpp"
#include "json_list.hpp"

namespace goterr {
namespace {

#include "report_page.inc"

/// `move 87 (D4): 14 points; better Q16`.
std::string loss_sentence(const GameGraph& graph, const ReportLoss& loss) {
    const CurvePoint& point = graph.curve[loss.loss.index];
    std::string text = fmt::format("move {} ({}): {} points", point.move, name_of(*point.played),
                                   json_number(loss.loss.points));
    if (loss.better) text += "; better " + name_of(loss.better->point);
    return text;
}

std::string positions_json(const Report& report) {
    std::string text;
    for (std::size_t i = 0; i < report.positions.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + render_report_position(report.positions[i].estimate,
                                                                 report.positions[i].from,
                                                                 report.positions[i].comment);
    return '[' + text + ']';
}

std::string game_json(const Report& report) {
    const GameGraph& graph = report.graph;
    const Range leads = lead_range(graph), moves = move_range(graph);
    const auto star = [&](Point p) { return std::to_string(graph.size.index_of(p)); };
    const auto turn = [&](const TurningPoint& t) {
        return fmt::format(R"({{"index":{},"words":{}}})", t.index, json_string(turn_sentence(graph, t)));
    };
    const auto loss = [&](const ReportLoss& l) {
        return fmt::format(R"({{"index":{},"words":{}}})", l.loss.index,
                           json_string(loss_sentence(graph, l)));
    };
    const auto lead_tick = [](double value) {
        return fmt::format("[{},{}]", json_number(value), json_string(result_text(value)));
    };
    return fmt::format(
        R"({{"size":[{},{}],"stars":{},"range":{{"first":{},"last":{},"low":{},"high":{}}},"leadTicks":{},"moveTicks":{},"turns":{},"losses":{{"Black":{},"White":{}}},"positions":{}}})",
        graph.size.width, graph.size.height, json_list(star_points(graph.size), star), json_number(moves.low),
        json_number(moves.high), json_number(leads.low), json_number(leads.high),
        json_list(ticks(leads, 6), lead_tick), json_list(ticks(moves, 10, 1), json_number),
        json_list(graph.turns, turn), json_list(report.black_losses, loss),
        json_list(report.white_losses, loss), positions_json(report));
}

/// JSON in which nothing can end the script element it stands in.
std::string inert(const std::string& json) {
    std::string safe;
    safe.reserve(json.size());
    for (const char c : json) {
        if (c == '<') {
            safe += "\\u003c";
        } else {
            safe += c;
        }
    }
    return safe;
}

std::string page_title(const GameGraph& graph) {
    if (graph.black.empty() && graph.white.empty()) return graph.from.file == "-" ? "Game" : graph.from.file;
    return fmt::format("{} (Black) - {} (White)", graph.black.empty() ? "?" : graph.black,
                       graph.white.empty() ? "?" : graph.white);
}

/// The page with every ${name} replaced; what is put in is not looked at again.
template <typename Value>
std::string filled(std::string_view page, Value value_of) {
    std::string text;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t begin = std::min(page.find("${", at), page.size());
        text += page.substr(at, begin - at);
        if (begin == page.size()) break;
        const std::size_t end = page.find('}', begin);
        text += value_of(page.substr(begin + 2, end - begin - 2));
        at = end + 1;
    }
    return text;
}

}  // namespace

std::string render_report(const Report& report) {
    return filled(page_html, [&](std::string_view name) -> std::string {
        if (name == "title") return escape_markup(page_title(report.graph));
        if (name == "style") return std::string(page_style);
        if (name == "script") return std::string(page_script);
        if (name == "data") return inert(game_json(report));
        return escape_markup(fmt::format("Estimated by goterr from {}.", report.graph.from.file == "-"
                                                                             ? "standard input"
                                                                             : report.graph.from.file));
    });
}

}  // namespace goterr
