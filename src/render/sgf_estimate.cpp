#include <fmt/format.h>

#include "goterr/core/rounding.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/point_marks.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/render/words.hpp"
#include "sgf_notes.hpp"

namespace goterr {
namespace {

std::string two_decimals(double value) { return fmt::format("{:.2f}", rounded(value, 2)); }

template <typename Is>
std::vector<std::string> points_where(const Grid<PointMark>& marks, Is is) {
    std::vector<std::string> points;
    for (const Point p : points_of(marks.size()))
        if (is(marks[p])) points.push_back(sgf_point(p, marks.size()));
    return points;
}

std::vector<std::string> territory_of(const Grid<PointMark>& marks, Color side) {
    return points_where(marks, [side](const PointMark& m) { return m.open() && m.counted == side; });
}

/// The letter a point is labeled with, if any; `territory` asks for those of both sides' points too.
std::string_view label_of(const PointMark& mark, bool territory) {
    if (mark.unsettled) return "?";
    if (mark.seki) return "s";
    if (!territory || mark.stone != Color::empty || mark.counted == Color::empty) return {};
    return mark.counted == Color::black ? "b" : "w";
}

std::vector<std::string> labels(const Grid<PointMark>& marks, bool territory) {
    std::vector<std::string> values;
    for (const Point p : points_of(marks.size()))
        if (const std::string_view label = label_of(marks[p], territory); !label.empty())
            values.push_back(fmt::format("{}:{}", sgf_point(p, marks.size()), label));
    return values;
}

/// A square on black's points and a circle on white's; dead stones carry a cross instead.
void add_shapes(NodeNotes& notes, const Grid<PointMark>& marks) {
    const auto free_points = [&](Color side) {
        return points_where(
            marks, [side](const PointMark& m) { return m.stone == Color::empty && m.counted == side; });
    };
    notes.add("SQ", free_points(Color::black));
    notes.add("CR", free_points(Color::white));
}

/// FF[4] allows a point one of these marks, so a record's own marks keep the node to themselves.
bool has_marks(const NodeNotes& notes) {
    return notes.has("MA") || notes.has("SQ") || notes.has("CR") || notes.has("TR") || notes.has("SL");
}

std::string side_words(std::string_view name, const SideScore& side) {
    std::string words;
    const auto add = [&](double points, std::string_view what) {
        if (points != 0)
            words += fmt::format("{}{} {}", words.empty() ? "" : " + ", short_number(points), what);
    };
    add(side.territory, "territory");
    add(side.prisoners, "prisoners");
    add(side.stones, "stones");
    add(side.komi, "komi");
    return fmt::format("{}: {}{}\n", name, words.empty() ? "0" : words,
                       words.empty() ? "" : " = " + short_number(side.total()));
}

std::string comment_of(const Estimate& estimate) {
    std::string text =
        fmt::format("{} (four times in five {}), {} rules, komi {}\n", result_text(estimate.lead()),
                    range_in_words(estimate.low, estimate.lead(), estimate.high), estimate.options.rules.name,
                    short_number(estimate.options.komi));
    text += side_words("Black", estimate.score.black) + side_words("White", estimate.score.white);
    for (const auto& fight : unsettled_fights(estimate))
        text += fmt::format("Unsettled: {}\n", names_of(fight, ", "));
    for (const OpenBorder& border : estimate.open_borders) text += border_in_words(border) + '\n';
    if (const std::string other = other_count_in_words(estimate); !other.empty()) text += other + '\n';
    if (!estimate.finished) text += "The game is not over.\n";
    if (!estimate.confident) text += "Not sure: look at the position yourself.\n";
    return text;
}

std::vector<SgfEdit> notes_of(const SgfTree& tree, SgfTree::Node node, const Estimate& estimate,
                              SgfMarkup markup) {
    const auto marks = point_marks(estimate, {});
    NodeNotes notes(tree, node);
    if (!notes.has("TB") && !notes.has("TW")) {
        notes.add("TB", territory_of(marks, Color::black));
        notes.add("TW", territory_of(marks, Color::white));
    }
    if (!has_marks(notes)) {
        notes.add("MA", points_where(marks, [](const PointMark& m) { return m.dead; }));
        if (markup == SgfMarkup::squares) add_shapes(notes, marks);
    }
    notes.add("LB", labels(marks, markup == SgfMarkup::labels));
    notes.add("SBKV", {fmt::format("{:.2f}", 100 * black_win_chance(estimate))});
    notes.add("SBKS", {two_decimals(estimate.lead())});
    notes.comment(comment_of(estimate));
    return notes.edits();
}

/// The moves that were left as a variation, each with its reason, the last with what they come to. A record
/// that ends here goes on with an empty node first: the variation is not the game.
SgfVariations line_of(const SgfTree& tree, SgfTree::Node node, const Estimate& estimate,
                      const std::string& outcome) {
    SgfVariations variations{node, {}};
    if (estimate.last_moves.empty()) return variations;
    const BoardSize size = estimate.position.board.size();
    std::string nodes(own_variation);
    for (std::size_t i = 0; i < estimate.last_moves.size(); ++i) {
        const LastMove& move = estimate.last_moves[i];
        std::string words(reason_in_words(move.reason));
        if (i + 1 == estimate.last_moves.size() && !outcome.empty()) words += '\n' + outcome;
        nodes += fmt::format("{}{}[{}]C[{}]", i == 0 ? "" : ";", letter_of(move.side),
                             move.point ? sgf_point(*move.point, size) : "", sgf_text(words));
    }
    if (tree.first_child(node) == SgfTree::none) variations.lines.emplace_back(own_variation);
    variations.lines.push_back(std::move(nodes));
    return variations;
}

}  // namespace

std::string render_sgf(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    return render_sgf_with_line(estimate, from, options, "");
}

std::string render_sgf_with_line(const Estimate& estimate, const Provenance& from,
                                 const RenderOptions& options, const std::string& outcome) {
    const std::string record = clean_record(from);
    const SgfTree tree = read_sgf_tree(record, is_sgf(from.source) ? from.game : 1);
    const SgfTree::Node node = node_after(tree, from.variation, from.move);
    return write_sgf(tree, notes_of(tree, node, estimate, options.markup),
                     options.last_moves ? line_of(tree, node, estimate, outcome) : SgfVariations{});
}

std::string render_sgf_with(const Provenance& from, const std::string& node) {
    const std::string record = clean_record(from);
    const SgfTree tree = read_sgf_tree(record, is_sgf(from.source) ? from.game : 1);
    return write_sgf(tree, {}, {node_after(tree, from.variation, from.move), {node}});
}

std::string render_graph_sgf(const GameGraph& graph, const RenderOptions&) {
    const std::string record = clean_record(graph.from);
    const SgfTree tree = read_sgf_tree(record, is_sgf(graph.from.source) ? graph.from.game : 1);
    std::vector<int> moves;
    for (const CurvePoint& point : graph.curve) moves.push_back(point.move);
    const std::vector<SgfTree::Node> nodes = nodes_after(tree, graph.from.variation, moves);
    std::vector<SgfEdit> edits;
    for (std::size_t i = 0; i < graph.curve.size(); ++i) {
        const CurvePoint& point = graph.curve[i];
        NodeNotes notes(tree, nodes[i]);
        notes.add(
            "SBKV",
            {fmt::format("{:.2f}", 100 * black_win_chance(point.lead, point.low, point.high, graph.size))});
        notes.add("SBKS", {two_decimals(point.lead)});
        for (const TurningPoint& turn : graph.turns)
            if (turn.index == i) notes.comment("Turning point, " + turn_sentence(graph, turn) + '\n');
        const std::vector<SgfEdit> noted = notes.edits();
        edits.insert(edits.end(), noted.begin(), noted.end());
    }
    return write_sgf(tree, edits);
}

}  // namespace goterr
