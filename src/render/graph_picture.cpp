#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "board_style.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/stroke_font.hpp"
#include "goterr/render/words.hpp"
#include "graph_axis.hpp"

namespace goterr {
namespace {

constexpr double width = 900, height = 440;
constexpr Spot upper_left{64, 52}, lower_right{width - 84, height - 46};
constexpr double text_size = 14;

/// Two colors that differ in lightness as well, so that gray shows the same.
struct Theme {
    Paint paper, black_side, white_side, grid, text, faint, band, curve, turn;
};
constexpr Theme wood_theme{.paper = {{246, 240, 228}},
                           .black_side = {{226, 214, 192}},
                           .white_side = {{255, 253, 247}},
                           .grid = {{120, 96, 60}, 0.25},
                           .text = {{40, 30, 18}},
                           .faint = {{110, 78, 38}},
                           .band = {{70, 110, 160}, 0.28},
                           .curve = {{16, 40, 80}},
                           .turn = {{178, 60, 20}}};
constexpr Theme plain_theme{.paper = {{255, 255, 255}},
                            .black_side = {{232, 232, 232}},
                            .white_side = {{255, 255, 255}},
                            .grid = {{0, 0, 0}, 0.18},
                            .text = {{0, 0, 0}},
                            .faint = {{90, 90, 90}},
                            .band = {{0, 0, 0}, 0.2},
                            .curve = {{0, 0, 0}},
                            .turn = {{90, 90, 90}}};

struct Scales {
    Range moves, leads;

    double x(double move) const { return upper_left.x + moves.part(move) * (lower_right.x - upper_left.x); }
    double y(double lead) const {
        return lower_right.y - leads.part(leads.clamped(lead)) * (lower_right.y - upper_left.y);
    }
};

Shapes ground(const Scales& scales, const Theme& theme) {
    const double zero = scales.y(0), wide = lower_right.x - upper_left.x;
    return {Rectangle{{0, 0}, width, height, theme.paper},
            Rectangle{upper_left, wide, zero - upper_left.y, theme.black_side},
            Rectangle{{upper_left.x, zero}, wide, lower_right.y - zero, theme.white_side}};
}

Shapes grid(const Scales& scales, const Theme& theme) {
    Shapes shapes;
    for (const double lead : ticks(scales.leads, 8)) {
        const double y = scales.y(lead);
        shapes.push_back(Line{{{upper_left.x, y}, {lower_right.x, y}},
                              lead == 0 ? 1.6 : 1.0,
                              lead == 0 ? theme.faint : theme.grid});
        Label label = centered_label({upper_left.x - 8, y}, text_size, result_text(lead), theme.faint);
        label.anchor = Anchor::end;
        shapes.push_back(label);
    }
    for (const double move : ticks(scales.moves, 12, 1)) {
        const double x = scales.x(move);
        shapes.push_back(Line{{{x, upper_left.y}, {x, lower_right.y}}, 1, theme.grid});
        shapes.push_back(centered_label({x, lower_right.y + 18}, text_size, short_number(move), theme.faint));
    }
    return shapes;
}

Shapes band(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    Area area{{}, theme.band};
    const ScoreCurve& curve = graph.curve;
    for (const CurvePoint& point : curve) area.points.push_back({scales.x(point.move), scales.y(point.high)});
    std::for_each(curve.rbegin(), curve.rend(), [&](const CurvePoint& point) {
        area.points.push_back({scales.x(point.move), scales.y(point.low)});
    });
    return {std::move(area)};
}

Shapes curve(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    Line leads{{}, 2, theme.curve};
    for (const CurvePoint& point : graph.curve)
        leads.points.push_back({scales.x(point.move), scales.y(point.lead)});
    if (graph.curve.size() == 1) leads.points.push_back(leads.points.front());
    return {std::move(leads)};
}

/// A small arrow at the edge for each stretch of the curve beyond it.
Shapes beyond_the_edges(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    Shapes shapes;
    int before = 0;
    for (const CurvePoint& point : graph.curve) {
        const int beyond = point.lead > scales.leads.high ? 1 : point.lead < scales.leads.low ? -1 : 0;
        if (beyond != 0 && beyond != before) {
            const double x = scales.x(point.move), edge = scales.y(point.lead), tip = edge - beyond * 7;
            shapes.push_back(Area{{{x, tip}, {x - 6, edge}, {x + 6, edge}}, theme.curve});
        }
        before = beyond;
    }
    return shapes;
}

std::string turn_words(const GameGraph& graph, const TurningPoint& turn) {
    return fmt::format("{}: {:.0f} to {}", graph.curve[turn.index].move, std::abs(turn.change),
                       turn.change > 0 ? "black" : "white");
}

/// Where the labels' middles stand: over their moves, moved aside where they would touch each other or leave
/// the picture.
std::vector<double> apart(std::vector<double> middles, const std::vector<double>& widths) {
    constexpr double gap = 8, edge = width - 8;
    double free_from = 8;
    for (std::size_t i = 0; i < middles.size(); ++i) {
        middles[i] = std::max(middles[i], free_from + widths[i] / 2);
        free_from = middles[i] + widths[i] / 2 + gap;
    }
    double free_to = edge;
    for (std::size_t i = middles.size(); i-- > 0;) {
        middles[i] = std::min(middles[i], free_to - widths[i] / 2);
        free_to = middles[i] - widths[i] / 2 - gap;
    }
    return middles;
}

/// A disc on the curve; above, on the same line, the number of the move and by how much it changed the lead.
Shapes turn_marks(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    std::vector<double> middles, widths;
    for (const TurningPoint& turn : graph.turns) {
        middles.push_back(scales.x(graph.curve[turn.index].move));
        widths.push_back(text_width(turn_words(graph, turn)) * text_size);
    }
    middles = apart(std::move(middles), widths);
    Shapes shapes;
    for (std::size_t i = 0; i < graph.turns.size(); ++i) {
        const CurvePoint& point = graph.curve[graph.turns[i].index];
        const Spot on_curve{scales.x(point.move), scales.y(point.lead)};
        const Spot top{on_curve.x, upper_left.y}, label{middles[i], upper_left.y - 13};
        shapes.push_back(Line{{{label.x, label.y + 7}, top, on_curve}, 1, theme.turn});
        shapes.push_back(Disc{on_curve, 5, theme.turn});
        shapes.push_back(centered_label(label, text_size, turn_words(graph, graph.turns[i]), theme.turn));
    }
    return shapes;
}

Shapes recorded(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    if (!graph.margin) return {};
    const double y = scales.y(*graph.margin), x = lower_right.x;
    Label label = centered_label({x + 17, y}, text_size, result_text(*graph.margin), theme.text);
    label.anchor = Anchor::start;
    return {Area{{{x + 3, y}, {x + 12, y - 6}, {x + 12, y + 6}}, theme.curve}, label};
}

std::string title_of(const GameGraph& graph) {
    const auto name = [](const std::string& known, Color side) {
        return known.empty() ? std::string(title_of(side)) : fmt::format("{} ({})", known, title_of(side));
    };
    return fmt::format("{} - {}", name(graph.black, Color::black), name(graph.white, Color::white));
}

/// What the shaded ground around the curve is, and the mark at the right edge.
Shapes legend(const GameGraph& graph, const Scales& scales, const Theme& theme) {
    constexpr double base = height - 8, swatch = 26;
    std::string words = "lead, and where four games in five end";
    if (graph.margin) words += "; at the right edge the recorded result";
    if (!beyond_the_edges(graph, scales, theme).empty()) words += "; arrows: further than is drawn";
    return {Rectangle{{upper_left.x, base - 10}, swatch, 11, theme.band},
            Line{{{upper_left.x, base - 4.5}, {upper_left.x + swatch, base - 4.5}}, 2, theme.curve},
            Label{{upper_left.x + swatch + 8, base}, text_size, words, theme.faint, Anchor::start}};
}

Shapes words(const GameGraph& graph, const Theme& theme) {
    const double left = upper_left.x;
    return {Label{{left, 22}, text_size * 1.2, title_of(graph), theme.text, Anchor::start, true},
            Label{{lower_right.x, height - 8}, text_size, "move", theme.faint, Anchor::end},
            Label{{left + 8, upper_left.y + 18}, text_size, "black ahead", theme.faint, Anchor::start},
            Label{{left + 8, lower_right.y - 8}, text_size, "white ahead", theme.faint, Anchor::start}};
}

}  // namespace

Drawing graph_picture(const GameGraph& graph, const PictureOptions& options) {
    const Theme& theme = options.style == PictureStyle::plain ? plain_theme : wood_theme;
    const Scales scales{move_range(graph), lead_range(graph)};
    Drawing drawing{width, height, "Score lead: " + title_of(graph), "", ground(scales, theme)};
    append(drawing.shapes, grid(scales, theme));
    append(drawing.shapes, band(graph, scales, theme));
    append(drawing.shapes, curve(graph, scales, theme));
    append(drawing.shapes, beyond_the_edges(graph, scales, theme));
    append(drawing.shapes, turn_marks(graph, scales, theme));
    append(drawing.shapes, recorded(graph, scales, theme));
    if (options.caption) append(drawing.shapes, words(graph, theme));
    if (options.caption) append(drawing.shapes, legend(graph, scales, theme));
    for (const TurningPoint& turn : graph.turns) drawing.description += turn_sentence(graph, turn) + ". ";
    return drawing;
}

}  // namespace goterr
