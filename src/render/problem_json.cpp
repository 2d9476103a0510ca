#include <fmt/format.h>

#include "goterr/render/json.hpp"
#include "goterr/render/problem.hpp"
#include "goterr/render/summary.hpp"

namespace goterr {
namespace {

std::string list_of(const PointSet& stones) {
    std::string text;
    for (const Point p : stones) text += (text.empty() ? "" : ",") + json_string(name_of(p));
    return '[' + text + ']';
}

std::string tree_of(const std::vector<Variation>& variations) {
    std::string text;
    for (const Variation& variation : variations)
        text += fmt::format("{}{{\"move\":{},\"side\":{},\"replies\":{}}}", text.empty() ? "" : ",",
                            json_string(name_of(variation.move)), json_string(name_of(variation.side)),
                            tree_of(variation.replies));
    return '[' + text + ']';
}

std::string answer_of(const ProblemAnswer& answer) {
    std::string line;
    for (const Variation& move : main_line(answer))
        line += (line.empty() ? "" : ",") + json_string(name_of(move.move));
    return fmt::format("{{\"outcome\":{},\"known\":{},\"line\":[{}],\"variations\":{}}}",
                       json_string(name_of(answer.outcome)), json_string(name_of(answer.known)), line,
                       tree_of(answer.lines));
}

std::string drawing_of(const Board& board) {
    std::string drawing;
    for (const Color color : board.values())
        drawing += color == Color::black ? 'X' : color == Color::white ? 'O' : '.';
    return drawing;
}

}  // namespace

std::string render_problem_json(const ProblemReport& report, const RenderOptions&) {
    const auto& [position, problem, from] = report;
    return fmt::format(
        "{{\"schema\":1,\"file\":{},\"game\":{},\"move\":{},\"width\":{},\"height\":{},\"to_move\":{},"
        "\"board\":{},"
        "\"dragon\":{{\"side\":{},\"stones\":{}}},\"status\":{},\"owner_first\":{},\"attacker_first\":{},"
        "\"answer\":{},\"boards\":{},\"seconds\":{}}}\n",
        json_string(from.file), from.game, from.move, position.board.size().width,
        position.board.size().height, json_string(name_of(position.to_move)),
        json_string(drawing_of(position.board)), json_string(name_of(problem.dragon.side)),
        list_of(problem.dragon.stones), json_string(name_of(status_of(problem))),
        answer_of(problem.owner_first), answer_of(problem.attacker_first),
        json_string(problem_sentence(report)), problem.boards, json_number(from.seconds));
}

}  // namespace goterr
