#include "goterr/render/game_tree.hpp"

#include <vector>

#include "goterr/board/handicap.hpp"
#include "goterr/record/sgf/sgf_nodes.hpp"
#include "goterr/render/json_value.hpp"

namespace goterr {
namespace {

JsonObject& add_played(JsonObject& json, Color color, const std::optional<Point>& point, BoardSize size) {
    return json.add("side", letter_of(color)).add("at", point ? size.index_of(*point) : -1);
}

Json mark_json(const SgfMark& mark, BoardSize size) {
    const int at = size.index_of(mark.point);
    return mark.label.empty() ? json_row(mark.kind, at) : json_row(mark.kind, at, mark.label);
}

std::string node_json(const SgfTree& tree, SgfTree::Node node, int move, BoardSize size) {
    JsonObject json;
    json.add("p", node == SgfTree::root() ? -1 : static_cast<long long>(tree.parent(node))).add("move", move);
    if (const auto last = last_move_of(tree, node, size)) add_played(json, last->color, last->point, size);
    if (const std::string name = text_of(tree, node, "N"); !name.empty()) json.add("name", name);
    if (const std::string comment = text_of(tree, node, "C"); !comment.empty()) json.add("comment", comment);
    if (const auto marks = marks_of(tree, node, size); !marks.empty())
        json.add("marks", json_array(marks, [&](const SgfMark& mark) { return mark_json(mark, size); }));
    return json.json().text;
}

std::string nodes_of_tree(const SgfTree& tree, BoardSize size) {
    constexpr std::size_t usual_length = 48;  // of a node, so that long texts are not copied again and again
    std::string text;
    text.reserve(tree.node_count() * usual_length);
    std::vector<int> moves;
    for (SgfTree::Node node = SgfTree::root(); node < tree.node_count(); ++node) {
        const int before = node == SgfTree::root() ? 0 : moves[tree.parent(node)];
        moves.push_back(before + moves_in(tree, node));
        text += (text.empty() ? "\n" : ",\n") + node_json(tree, node, moves.back(), size);
    }
    return text;
}

/// Of a record in another format: one node a move.
std::string nodes_of_line(const Game& game) {
    std::string text = "\n{\"p\":-1,\"move\":0}";
    int move = 0;
    for (const Step& step : game.steps) {
        const bool pass = step.kind == Step::Kind::pass;
        if (step.kind != Step::Kind::move && !pass) continue;
        JsonObject json;
        json.add("p", move).add("move", move + 1);
        add_played(json, step.color, pass ? std::nullopt : std::optional(step.point), game.info.size);
        text += ",\n" + json.json().text;
        ++move;
    }
    return text;
}

JsonObject facts_json(const Game& game, const EstimateOptions& options) {
    const GameFacts& facts = game.info.facts;
    return JsonObject()
        .add("black", facts.black_player)
        .add("white", facts.white_player)
        .add("blackRank", facts.black_rank)
        .add("whiteRank", facts.white_rank)
        .add("date", facts.date)
        .add("event", facts.event)
        .add("place", facts.place)
        .add("result", game.info.result.value_or(""))
        .add("rules", options.rules.name)
        .add("area", options.rules.scoring == Scoring::area)
        .add("komi", options.komi)
        .add("handicap", options.handicap);
}

}  // namespace

std::string render_game_tree(const Game& game, std::string_view bytes, int number,
                             const EstimateOptions& options) {
    const BoardSize size = game.info.size;
    std::optional<SgfTree> tree;
    if (is_sgf(bytes)) tree = read_sgf_tree(bytes, number);
    return JsonObject()
        .add("size", json_row(size.width, size.height))
        .add("stars", json_array(star_points(size), [&](Point p) { return size.index_of(p); }))
        .add("charset", tree ? tree->charset() : "")
        .add("facts", facts_json(game, options))
        .add("nodes", Json{'[' + (tree ? nodes_of_tree(*tree, size) : nodes_of_line(game)) + ']'})
        .json()
        .text;
}

}  // namespace goterr
