#include "goterr/render/game_tree.hpp"

#include <vector>

#include <fmt/format.h>

#include "goterr/board/handicap.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/record/sgf/sgf_nodes.hpp"
#include "goterr/render/json_value.hpp"

namespace goterr {
namespace {

std::string played_json(Color color, const std::optional<Point>& point, BoardSize size) {
    return fmt::format(R"(,"side":"{}","at":{})", color == Color::black ? 'B' : 'W',
                       point ? size.index_of(*point) : -1);
}

std::string marks_json(const std::vector<SgfMark>& marks, BoardSize size) {
    std::string text;
    for (const SgfMark& mark : marks) {
        text += fmt::format(R"({}["{}",{})", text.empty() ? "" : ",", mark.kind, size.index_of(mark.point));
        text += mark.label.empty() ? "]" : ',' + json_string(mark.label) + ']';
    }
    return text;
}

std::string node_json(const SgfTree& tree, SgfTree::Node node, int move, BoardSize size) {
    std::string text =
        fmt::format(R"({{"p":{},"move":{})",
                    node == SgfTree::root() ? -1 : static_cast<long long>(tree.parent(node)), move);
    if (const auto last = last_move_of(tree, node, size)) text += played_json(last->color, last->point, size);
    if (const std::string name = text_of(tree, node, "N"); !name.empty())
        text += ",\"name\":" + json_string(name);
    if (const std::string comment = text_of(tree, node, "C"); !comment.empty())
        text += ",\"comment\":" + json_string(comment);
    if (const std::string marks = marks_json(marks_of(tree, node, size), size); !marks.empty())
        text += ",\"marks\":[" + marks + ']';
    return text + '}';
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
        text += fmt::format(",\n{{\"p\":{},\"move\":{}", move, move + 1);
        text +=
            played_json(step.color, pass ? std::nullopt : std::optional(step.point), game.info.size) + '}';
        ++move;
    }
    return text;
}

std::string facts_json(const Game& game, const EstimateOptions& options) {
    const GameFacts& facts = game.info.facts;
    return fmt::format(
        R"("black":{},"white":{},"blackRank":{},"whiteRank":{},"date":{},"event":{},"place":{},"result":{},"rules":"{}","area":{},"komi":{},"handicap":{})",
        json_string(facts.black_player), json_string(facts.white_player), json_string(facts.black_rank),
        json_string(facts.white_rank), json_string(facts.date), json_string(facts.event),
        json_string(facts.place), json_string(game.info.result.value_or("")), options.rules.name,
        options.rules.scoring == Scoring::area, json_number(options.komi), options.handicap);
}

}  // namespace

std::string render_game_tree(const Game& game, std::string_view bytes, int number,
                             const EstimateOptions& options) {
    const BoardSize size = game.info.size;
    std::optional<SgfTree> tree;
    if (is_sgf(bytes)) tree = read_sgf_tree(bytes, number);
    const std::string stars =
        joined(star_points(size), ",", [&](Point p) { return std::to_string(size.index_of(p)); });
    return fmt::format(R"({{"size":[{},{}],"stars":[{}],"charset":{},"facts":{{{}}},"nodes":[{}]}})",
                       size.width, size.height, stars, json_string(tree ? tree->charset() : ""),
                       facts_json(game, options), tree ? nodes_of_tree(*tree, size) : nodes_of_line(game));
}

}  // namespace goterr
