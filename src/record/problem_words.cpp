#include "goterr/record/problem_words.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "goterr/core/ascii.hpp"
#include "goterr/record/game.hpp"
#include "goterr/record/sgf/sgf_nodes.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr {
namespace {

/// What a side is to do, and whose stones that is about.
enum class About { nobody, itself, its_opponent };

struct Task {
    std::string_view words;
    About about;
};

/// What begins like another one stands before it.
constexpr std::array tasks{
    Task{" to play and live", About::itself},
    Task{" to play and kill", About::its_opponent},
    Task{" to live", About::itself},
    Task{" to save", About::itself},
    Task{" to kill", About::its_opponent},
    Task{" to capture", About::its_opponent},
    Task{" to play", About::nobody},
    Task{" to move", About::nobody},
    Task{" plays first", About::nobody},
    Task{" moves first", About::nobody},
    Task{" first", About::nobody},
    Task{"先活", About::itself},
    Task{"先生き", About::itself},
    Task{"先白死", About::its_opponent},
    Task{"先黒死", About::its_opponent},
    Task{"先黑死", About::its_opponent},
    Task{"先杀", About::its_opponent},
    Task{"先殺", About::its_opponent},
    Task{"先", About::nobody},
    Task{"番", About::nobody},
    Task{"선", About::nobody},
    Task{" 차례", About::nobody},
};

struct Name {
    std::string_view word;
    Color side;
};
constexpr std::array names{Name{"black", Color::black}, Name{"white", Color::white}, Name{"黒", Color::black},
                           Name{"黑", Color::black},    Name{"白", Color::white},    Name{"흑", Color::black},
                           Name{"백", Color::white}};

ProblemWords words_from(Color side, About about) {
    ProblemWords words{side, std::nullopt};
    if (about == About::itself) words.asked = side;
    if (about == About::its_opponent) words.asked = opponent(side);
    return words;
}

std::vector<SgfTree::Node> nodes_before_moves(const SgfTree& tree) {
    std::vector<SgfTree::Node> nodes = tree.line();
    const auto moves = [&](SgfTree::Node node) { return moves_in(tree, node) > 0; };
    nodes.erase(std::find_if(nodes.begin(), nodes.end(), moves), nodes.end());
    return nodes;
}

}  // namespace

ProblemWords problem_words(std::string_view comment) {
    const std::string text = lower(comment);
    std::size_t earliest = std::string::npos;
    ProblemWords words;
    for (const Name& name : names)
        for (const Task& task : tasks) {
            const std::size_t at = text.find(std::string(name.word) + std::string(task.words));
            if (at >= earliest) continue;
            earliest = at;
            words = words_from(name.side, task.about);
        }
    return words;
}

ProblemWords problem_words_of_record(std::string_view bytes, int game) {
    if (!is_sgf(bytes)) return {};
    const SgfTree tree = read_sgf_tree(bytes, game);
    for (const SgfTree::Node node : nodes_before_moves(tree))
        for (const char* name : {"C", "GC", "N", "GN"})
            for (const std::string_view value : tree.values(node, name))
                if (const ProblemWords words = problem_words(value); words.first) return words;
    return {};
}

std::optional<Point> marked_stone(std::string_view bytes, int game, const Board& board) {
    if (!is_sgf(bytes)) return std::nullopt;
    const SgfTree tree = read_sgf_tree(bytes, game);
    std::map<std::string, std::vector<Point>> marked;
    for (const SgfTree::Node node : nodes_before_moves(tree)) {
        for (const SgfMark& mark : marks_of(tree, node, board.size()))
            if (mark.kind != "LB") marked[mark.kind].push_back(mark.point);
        if (!marked.empty()) break;
    }
    std::optional<Point> found;
    for (const auto& [kind, points] : marked) {
        const Color side = board[points.front()];
        if (!std::all_of(points.begin(), points.end(), [&](Point p) { return board[p] == side; })) continue;
        if (!is_stone(side)) continue;
        if (found && board[*found] != side) return std::nullopt;
        found = found.value_or(points.front());
    }
    return found;
}

}  // namespace goterr
