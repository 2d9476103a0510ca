#include "goterr/render/report.hpp"

#include <fmt/format.h>

#include "goterr/core/base64.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/render/escape.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/report_position.hpp"

namespace goterr {
namespace {

#include "page_parts.inc"

/// Those along the line, and those of variations.
std::vector<const ReportPosition*> all_positions(const Report& report) {
    std::vector<const ReportPosition*> all;
    for (const auto* positions : {&report.positions, &report.beside})
        for (const ReportPosition& position : *positions) all.push_back(&position);
    return all;
}

Json position_json(const ReportPosition* position) {
    return {'\n' + render_report_position(position->estimate, position->from)};
}

Json losses_json(const Report& report) {
    std::string text;
    for (const auto* losses : {&report.black_losses, &report.white_losses})
        for (const ReportLoss& loss : *losses) {
            const std::size_t index = loss.loss.index;
            JsonObject json;
            json.add("node", report.positions[index].node)
                .add("side", letter_of(report.graph.curve[index].player))
                .add("points", loss.loss.points);
            if (loss.better) json.add("better", loss.better->point).add("betterLead", loss.better->lead);
            text += (text.empty() ? "" : ",") + json.json().text;
        }
    return {'[' + text + ']'};
}

/// JSON in which nothing can end the script element it stands in.
std::string inert(const std::string& json) {
    std::string safe;
    safe.reserve(json.size());
    for (const char c : json)
        if (c == '<')
            safe += "\\u003c";
        else
            safe += c;
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

std::string made_from(const std::string& file) {
    return escape_markup(fmt::format("Estimated from {} by ", file == "-" ? "standard input" : file));
}

}  // namespace

std::string report_data(const Report& report) {
    const auto turn = [&](const TurningPoint& t) {
        return JsonObject().add("node", report.positions[t.index].node).add("change", t.change);
    };
    const auto all = all_positions(report);
    return JsonObject()
        .add("game", Json{report.game})
        .add("options", Json{report.options})
        .add("record", base64(report.record))
        .add("last", report.positions.back().node)
        .add("turns", json_array(report.graph.turns, turn))
        .add("losses", losses_json(report))
        .add("nodes", json_array(all, [](const ReportPosition* position) { return position->node; }))
        .add("positions", json_array(all, position_json))
        .json()
        .text;
}

std::string render_report(const GameGraph& graph, const ReportPage& page) {
    return filled(page_html, [&](std::string_view name) -> std::string {
        if (name == "title") return escape_markup(page_title(graph));
        if (name == "style") return std::string(page_style);
        if (name == "script") return joined(page_script, "");
        if (name == "report") return inert(page.data);
        if (name == "made") return made_from(graph.from.file);
        if (name == "unlzma") return page.module.unpacker;
        if (name == "module") return page.module.module;
        if (name == "net") return page.module.net;
        if (name == "worker") return page.module.module.empty() ? "" : std::string(page_worker);
        return "";
    });
}

PageModule built_in_module() {
    return {std::string(page_unlzma), joined(page_module, ""), joined(page_net, "")};
}

}  // namespace goterr
