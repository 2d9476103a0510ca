#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "dot_canvas.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/ink.hpp"
#include "goterr/render/words.hpp"
#include "goterr/render/wrap.hpp"
#include "graph_axis.hpp"

namespace goterr {
namespace {

constexpr int usual_width = 80;
constexpr int plot_rows = 17;
constexpr int label_columns = 6;  // "W+120 "
constexpr int least_columns = 20;

struct Plot {
    const ScoreCurve& curve;
    Range moves, leads;
    int columns;  ///< of the plotting area
    std::vector<int> tick_rows;
    std::vector<std::string> tick_names;
};

int row_of(const Plot& plot, double lead) {
    return std::clamp(static_cast<int>((1 - plot.leads.part(lead)) * plot_rows), 0, plot_rows - 1);
}

int column_of(const Plot& plot, double move) {
    return std::clamp(static_cast<int>(plot.moves.part(move) * plot.columns), 0, plot.columns - 1);
}

Plot plot_of(const GameGraph& graph, const RenderOptions& options) {
    const int width = options.width > 0 ? options.width : usual_width;
    Plot plot{graph.curve,
              move_range(graph),
              lead_range(graph),
              std::max(least_columns, width - label_columns - 9),
              {},
              {}};
    for (const double tick : ticks(plot.leads, 6)) {
        plot.tick_rows.push_back(row_of(plot, tick));
        plot.tick_names.push_back(result_text(tick));
    }
    return plot;
}

/// The curve's point that is in force at a move.
std::size_t index_at(const ScoreCurve& curve, double move) {
    const auto after = std::upper_bound(curve.begin(), curve.end(), move,
                                        [](double m, const CurvePoint& p) { return m < p.move; });
    return after == curve.begin() ? 0 : static_cast<std::size_t>(after - curve.begin()) - 1;
}

int dot_row(const Plot& plot, const DotCanvas& canvas, double lead) {
    const double part = 1 - plot.leads.part(plot.leads.clamped(lead));
    return std::clamp(static_cast<int>(std::lround(part * (canvas.dots_high() - 1))), 0,
                      canvas.dots_high() - 1);
}

/// The course of the lead as a line without holes.
DotCanvas curve_dots(const Plot& plot) {
    DotCanvas canvas(plot.columns, plot_rows);
    if (plot.curve.empty()) return canvas;
    int before = -1;
    for (int x = 0; x < canvas.dots_wide(); ++x) {
        const double part = static_cast<double>(x) / (canvas.dots_wide() - 1);
        const double move = plot.moves.low + part * (plot.moves.high - plot.moves.low);
        const int y = dot_row(plot, canvas, plot.curve[index_at(plot.curve, move)].lead);
        canvas.vertical(x, before < 0 || before == y ? y : before + (y > before ? 1 : -1), y);
        before = y;
    }
    return canvas;
}

/// Whether a character cell lies within the interval.
bool in_band(const Plot& plot, int column, int row) {
    if (plot.curve.empty()) return false;
    const double move = plot.moves.low + (column + 0.5) / plot.columns * (plot.moves.high - plot.moves.low);
    const CurvePoint& point = plot.curve[index_at(plot.curve, move)];
    return point.low < point.high && row >= row_of(plot, point.high) && row <= row_of(plot, point.low);
}

/// Curve over turning points, over zero, over the interval.
std::string cell_text(const Plot& plot, const DotCanvas& dots, Point cell, const RenderOptions& options) {
    const bool unicode = options.charset == Charset::unicode;
    if (!dots.empty_at(cell.column, cell.row))
        return bold(unicode ? dots.character_at(cell.column, cell.row) : "*", options.color);
    const bool is_zero = cell.row == row_of(plot, 0);
    if (in_band(plot, cell.column, cell.row))
        return faint(is_zero ? (unicode ? "┄" : "-") : (unicode ? "░" : ":"), options.color);
    return is_zero ? faint(unicode ? "┄" : "-", options.color) : " ";
}

std::string label_of(const Plot& plot, int row) {
    for (std::size_t i = 0; i < plot.tick_rows.size(); ++i)
        if (plot.tick_rows[i] == row) return plot.tick_names[i];
    return "";
}

std::string plot_line(const GameGraph& graph, const Plot& plot, const DotCanvas& dots, int row,
                      const RenderOptions& options) {
    const bool unicode = options.charset == Charset::unicode;
    const std::string label = label_of(plot, row);
    std::string line =
        fmt::format("{:>5} {}", label, unicode ? (label.empty() ? "│" : "┤") : (label.empty() ? "|" : "+"));
    for (int column = 0; column < plot.columns; ++column)
        line += cell_text(plot, dots, {column, row}, options);
    if (graph.margin && row == row_of(plot, *graph.margin))
        line += fmt::format("{} {}", unicode ? "◂" : "<", result_text(*graph.margin));
    return line + '\n';
}

/// The axis of moves with a mark under each turning point, and the numbers below.
std::string move_axis(const GameGraph& graph, const Plot& plot, Charset charset) {
    const bool unicode = charset == Charset::unicode;
    std::vector<std::string> axis(static_cast<std::size_t>(plot.columns), unicode ? "─" : "-");
    std::string numbers(static_cast<std::size_t>(plot.columns + 6), ' ');
    for (const double tick : ticks(plot.moves, plot.columns / 12, 1)) {
        const auto at = static_cast<std::size_t>(column_of(plot, tick));
        axis[at] = unicode ? "┴" : "+";
        const std::string name = short_number(tick);
        numbers.replace(at, name.size(), name);
    }
    for (const TurningPoint& turn : graph.turns)
        axis[static_cast<std::size_t>(column_of(plot, graph.curve[turn.index].move))] = unicode ? "▲" : "^";
    std::string text = std::string(label_columns, ' ') + (unicode ? "└" : "+");
    for (const std::string& part : axis) text += part;
    return text + '\n' + std::string(label_columns + 1, ' ') +
           numbers.substr(0, numbers.find_last_not_of(' ') + 1) + '\n';
}

/// What a move lost by the two positions before it and the two from it on, whichever are compared: an
/// estimate that swings with the turn, or sees something for one move only, is the estimate's and not the
/// player's.
std::optional<double> lasting_loss(const ScoreCurve& curve, std::size_t index) {
    auto lost = points_lost(curve, index);
    if (!lost || index < 2 || index + 1 >= curve.size()) return std::nullopt;
    for (const std::size_t before : {index - 2, index - 1})
        for (const std::size_t after : {index, index + 1})
            lost = std::min(*lost, sign(curve[index].player) * (curve[before].lead - curve[after].lead));
    return lost;
}

/// `Black: 3, of 27 points`: the moves of a side that lost more than two estimates of one position may differ
/// by.
std::string losses_in_words(const GameGraph& graph) {
    std::string text;
    for (const Color side : {Color::black, Color::white}) {
        int moves = 0;
        double sum = 0;
        for (std::size_t i = 1; i < graph.curve.size(); ++i) {
            const auto lost = lasting_loss(graph.curve, i);
            if (graph.curve[i].player != side || !lost || *lost <= noise) continue;
            ++moves;
            sum += *lost;
        }
        if (moves > 0) text += fmt::format("  {}: {}, of {:.0f} points\n", title_of(side), moves, sum);
    }
    return text.empty() ? text : fmt::format("\nMoves that lost more than {:g} points\n{}", noise, text);
}

std::string closing_words(const GameGraph& graph) {
    std::string text = losses_in_words(graph);
    if (!graph.turns.empty()) {
        text += "\nTurning points\n";
        for (const TurningPoint& turn : graph.turns) text += "  " + turn_sentence(graph, turn) + '\n';
    }
    if (graph.curve.empty()) return text;
    const CurvePoint& last = graph.curve.back();
    text += fmt::format("\nAfter move {}: {}", last.move, result_text(last.lead));
    if (last.low < last.high)
        text += "  four times in five: " + range_in_words(last.low, last.lead, last.high);
    if (graph.from.recorded_result)
        text += fmt::format("\nRecorded result: {}", one_line(*graph.from.recorded_result));
    return text + '\n';
}

std::string players(const GameGraph& graph) {
    if (graph.black.empty() && graph.white.empty()) return "";
    const auto known = [](const std::string& name) {
        return name.empty() ? std::string("?") : one_line(name);
    };
    return fmt::format("{} (Black) and {} (White)\n", known(graph.black), known(graph.white));
}

}  // namespace

std::string turn_sentence(const GameGraph& graph, const TurningPoint& turn) {
    const CurvePoint& point = graph.curve[turn.index];
    const std::string played = point.played ? name_of(*point.played) : "pass";
    return fmt::format("move {} ({}): {:.0f} points for {}", point.move, played, std::abs(turn.change),
                       turn.change > 0 ? "Black" : "White");
}

std::string render_graph_text(const GameGraph& graph, const RenderOptions& options) {
    const Plot plot = plot_of(graph, options);
    const DotCanvas dots = curve_dots(plot);
    std::string text = players(graph) + "Score lead, Black up\n\n";
    for (int row = 0; row < plot_rows; ++row) text += plot_line(graph, plot, dots, row, options);
    return text + move_axis(graph, plot, options.charset) +
           wrapped_lines(closing_words(graph), columns_of(options), 2);
}

}  // namespace goterr
