#include "goterr/render/report.hpp"

#include <fmt/format.h>

#include <cmath>

#include "goterr/board/handicap.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/escape.hpp"
#include "goterr/render/json.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/summary.hpp"
#include "goterr/render/words.hpp"
#include "graph_axis.hpp"

namespace goterr {
namespace {

#include "report_page.inc"

template <typename Items, typename Write>
std::string page_list(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ",") + write(item);
    return '[' + text + ']';
}

std::string point_list(const PointSet& points) {
    return page_list(points, [&](Point p) { return std::to_string(points.size().index_of(p)); });
}

/// Estimates do not look for eyes; what their verdicts rest on is said.
std::string dragon_paragraph(const Dragon& dragon) {
    std::string text;
    for (const std::string& sentence :
         dragon_sentences(dragon, lowest_left(dragon.stones), DragonEyes::unknown))
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

std::string dragon_json(const Dragon& dragon) {
    return fmt::format(R"({{"side":"{}","status":"{}","stones":{},"reason":{}}})",
                       dragon.side == Color::black ? 'B' : 'W', name_of(dragon.status),
                       point_list(dragon.stones), json_string(dragon_paragraph(dragon)));
}

std::string letters(const Grid<Color>& grid, std::string_view of) {
    std::string text;
    for (const Color color : grid.values()) text += of[static_cast<std::size_t>(color)];
    return text;
}

/// One letter a point: a white's for sure, m nobody's, y black's.
std::string ownership_letters(const Grid<float>& ownership) {
    std::string text;
    for (const float value : ownership.values())
        text += static_cast<char>('m' + std::lround(std::fmin(1, std::fmax(-1, value)) * 12));
    return text;
}

std::string position_json(const ReportPosition& position) {
    const Estimate& e = position.estimate;
    const BoardSize size = e.position.board.size();
    const int last = position.from.last_move ? size.index_of(*position.from.last_move) : -1;
    return fmt::format(
        R"({{"move":{},"last":{},"board":"{}","owner":"{}","ownership":"{}","dead":{},"lead":{},"low":{},"high":{},)"
        R"("result":{},"interval":{},"words":{},"comment":{},"dragons":{}}})",
        position.from.move, last, letters(e.position.board, ".XO"), letters(e.owner, ".BW"),
        ownership_letters(e.ownership), point_list(e.dead), json_number(e.lead()), json_number(e.low),
        json_number(e.high), json_string(result_text(e.lead())), json_string(range_in_words(e.low, e.high)),
        json_string(circumstances(e, position.from)), json_string(position.comment),
        page_list(e.dragons, dragon_json));
}

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
        text += (i == 0 ? "\n" : ",\n") + position_json(report.positions[i]);
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
        graph.size.width, graph.size.height, page_list(star_points(graph.size), star), json_number(moves.low),
        json_number(moves.high), json_number(leads.low), json_number(leads.high),
        page_list(ticks(leads, 6), lead_tick), page_list(ticks(moves, 10, 1), json_number),
        page_list(graph.turns, turn), page_list(report.black_losses, loss),
        page_list(report.white_losses, loss), positions_json(report));
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
