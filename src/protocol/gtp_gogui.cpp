// Analyze commands of GoGui: every layer in the type that fits it.
//
// Source: "Analyze commands" in GoGui's documentation; there BLACK and WHITE in gfx shade territory, and
// dboard values are -1..1, positive for black.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "goterr/core/joined.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/explanation.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/layer.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

constexpr std::string_view analyze_commands =
    "gfx/Score Estimate/gogui-score_est\n"
    "gfx/Territory/gogui-territory\n"
    "gfx/Ownership/gogui-ownership\n"
    "dboard/Influence/gogui-influence\n"
    "sboard/Bouzy Values/gogui-bouzy\n"
    "dboard/Territory Valuation/gogui-valuation\n"
    "bwboard/Secure/gogui-secure\n"
    "sboard/Dragons/gogui-dragons\n"
    "sboard/Eye Spaces/gogui-layer eyes\n"
    "sboard/Liberties/gogui-layer chains\n"
    "sboard/Escape Distances/gogui-layer escape %p\n"
    "sboard/Order Of Influence/gogui-layer order %p\n"
    "plist/Dead Stones/gogui-dead_stones\n"
    "plist/Stones In Seki/gogui-seki_stones\n"
    "plist/Unsettled Stones/gogui-unsettled_stones\n"
    "hpstring/Explain/gogui-explain %p\n"
    "string/Estimate Score/estimate_score\n"
    "string/Final Score/final_score\n"
    "plist/Final Status List Dead/final_status_list dead";

GtpReply list_analyze_commands(GtpState&, const GtpArguments&) { return good(std::string(analyze_commands)); }

std::string territory_line(const Estimate& estimate, Color side) {
    std::string line = side == Color::black ? "BLACK" : "WHITE";
    for (const Point p : points_of(estimate.owner.size()))
        if (estimate.owner[p] == side) line += ' ' + name_of(p);
    return line;
}

std::string marks_line(std::string_view mark, const PointSet& points) {
    return points.empty() ? "" : fmt::format("\n{} {}", mark, names_of(points));
}

std::string status_line(const Estimate& estimate) {
    std::string text = "\nTEXT " + result_text(estimate.lead());
    if (estimate.low != estimate.high)
        text += fmt::format(", four times in five {} to {}", bound_text(estimate.low, estimate.lead()),
                            bound_text(estimate.high, estimate.lead()));
    return text + (estimate.finished || estimate.position.is_over() ? "" : "; the game is not over");
}

/// What is counted as territory, without the living stones, and how much it is.
GtpReply territory(GtpState& state, const GtpArguments&) {
    const Estimate& e = estimate_now(state);
    std::string lines[] = {"BLACK", "WHITE"};
    for (const Point p : points_of(state.size()))
        if (is_stone(e.owner[p]) && (!is_stone(e.position.board[p]) || e.dead.contains(p)))
            lines[e.owner[p] == Color::white] += ' ' + name_of(p);
    return good(lines[0] + '\n' + lines[1] + marks_line("MARK", e.dead) +
                fmt::format("\nTEXT territory of black {}, of white {}", e.score.black.territory,
                            e.score.white.territory));
}

GtpReply score_estimate(GtpState& state, const GtpArguments&) {
    const Estimate& e = estimate_now(state);
    return good(territory_line(e, Color::black) + '\n' + territory_line(e, Color::white) +
                marks_line("MARK", e.dead) + marks_line("SQUARE", e.seki) +
                marks_line("TRIANGLE", unsettled_stones(e.dragons, e.owner.size())) + status_line(e));
}

GtpReply ownership(GtpState& state, const GtpArguments&) {
    const Estimate& e = estimate_now(state);
    std::string line = "INFLUENCE";
    for (const Point p : points_of(state.size()))
        line += fmt::format(" {} {:.2f}", name_of(p), e.ownership[p]);
    return good(line + status_line(e));
}

/// Without a negative zero.
std::string thousandths(double value) { return fmt::format("{:.3f}", std::round(value * 1000) / 1000 + 0.0); }

GtpReply influence(GtpState& state, const GtpArguments&) {
    const InfluenceMap map = study_now(state).influence(state.position().to_move);
    return good('\n' + rows_of(state.size(), [&](Point p) {
                    const double both = map.black[p] + map.white[p];
                    return thousandths(both == 0 ? 0 : (map.black[p] - map.white[p]) / both);
                }));
}

/// What influence makes of the points; more than a whole one under prisoners is shown as one.
GtpReply valuation(GtpState& state, const GtpArguments&) {
    const TerritoryMap map = study_now(state).territory(state.position().to_move);
    return good('\n' + rows_of(state.size(),
                               [&](Point p) { return thousandths(std::clamp(map.value[p], -1.0, 1.0)); }));
}

GtpReply secure(GtpState& state, const GtpArguments&) {
    const SecureMap owner = study_now(state).secure().owner;
    return good('\n' + rows_of(state.size(), [&](Point p) {
                    return owner[p] > 0 ? "b" : owner[p] < 0 ? "w" : "\"\"";
                }));
}

bool wants_point(const LayerKind& kind) {
    return std::find(kind.takes.begin(), kind.takes.end(), LayerOption::of) != kind.takes.end();
}

/// Of layers with several boards the first.
GtpReply layer(GtpState& state, const GtpArguments& arguments) {
    if (arguments.empty() || arguments.size() > 2) return failure("syntax error");
    const auto point = arguments.size() == 2 ? point_on(state, arguments[1]) : std::nullopt;
    if (arguments.size() == 2 && !point) return failure("invalid coordinate");
    const LayerKind* kind = row_named(layer_kinds(), arguments[0]);
    if (kind == nullptr) return failure("unknown layer");
    if (wants_point(*kind) && !point) return failure("the layer " + arguments[0] + " is about a point");
    const auto boards = signed_boards(kind->make(study_now(state), {.of = point}));
    const auto& signs = boards.front().value;
    return good('\n' + rows_of(state.size(),
                               [&](Point p) { return signs[p].sign.empty() ? "\"\"" : signs[p].sign; }));
}

GtpReply bouzy(GtpState& state, const GtpArguments&) {
    const EstimateOptions& options = state.options.estimate;
    const auto map = study_now(state).bouzy({options.dilations, options.erosions});
    return good('\n' + rows_of(state.size(),
                               [&](Point p) { return map[p] == 0 ? "\"\"" : fmt::format("{}", map[p]); }));
}

/// Behind the number of a dragon that does not simply live.
std::string_view status_sign(const Dragon& dragon) {
    if (dragon.status == Status::dead) return "x";
    if (dragon.status == Status::seki) return "s";
    return dragon.status == Status::alive ? "" : "?";
}

/// Every stone with the number of its dragon and how it stands: x dead, s in seki, ? undecided.
GtpReply dragons(GtpState& state, const GtpArguments&) {
    Grid<std::string> sign(state.size(), "\"\"");
    int next = 0;
    for (const Dragon& dragon : study_now(state).dragons()) {
        const std::string name = fmt::format("{}{}", ++next, status_sign(dragon));
        for (const Point p : dragon.stones) sign[p] = name;
    }
    return good('\n' + rows_of(state.size(), [&](Point p) { return sign[p]; }));
}

GtpReply dead_stones_list(GtpState& state, const GtpArguments&) {
    return good(names_of(estimate_now(state).dead));
}
GtpReply seki_stones_list(GtpState& state, const GtpArguments&) {
    return good(names_of(estimate_now(state).seki));
}
GtpReply unsettled_stones_list(GtpState& state, const GtpArguments&) {
    const Estimate& estimate = estimate_now(state);
    return good(names_of(unsettled_stones(estimate.dragons, state.size())));
}

GtpReply explain(GtpState& state, const GtpArguments& arguments) {
    const auto point = arguments.size() == 1 ? point_on(state, arguments[0]) : std::nullopt;
    if (!point) return failure("invalid coordinate");
    return good(joined(explanation_sentences(why(study_now(state), *point)), "\n"));
}

constexpr GtpCommand gogui_table[] = {
    {"gogui-analyze_commands", list_analyze_commands},
    {"gogui-score_est", score_estimate},
    {"gogui-territory", territory},
    {"gogui-ownership", ownership},
    {"gogui-influence", influence},
    {"gogui-valuation", valuation},
    {"gogui-secure", secure},
    {"gogui-layer", layer},
    {"gogui-bouzy", bouzy},
    {"gogui-dragons", dragons},
    {"gogui-dead_stones", dead_stones_list},
    {"gogui-seki_stones", seki_stones_list},
    {"gogui-unsettled_stones", unsettled_stones_list},
    {"gogui-explain", explain},
};

}  // namespace

std::span<const GtpCommand> gtp_gogui_commands() { return gogui_table; }

}  // namespace goterr
