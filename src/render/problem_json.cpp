#include "goterr/render/json_value.hpp"
#include "goterr/render/problem.hpp"
#include "goterr/render/summary.hpp"
#include "goterr/render/words.hpp"

namespace goterr {
namespace {

JsonObject variation_json(const Variation& variation) {
    return JsonObject()
        .add("move", variation.move)
        .add("side", variation.side)
        .add("replies", json_array(variation.replies, variation_json));
}

JsonObject answer_json(const ProblemAnswer& answer) {
    return JsonObject()
        .add("outcome", name_of(answer.outcome))
        .add("known", name_of(answer.known))
        .add("line", json_array(main_line(answer), [](const Variation& move) { return move.move; }))
        .add("variations", json_array(answer.lines, variation_json));
}

}  // namespace

std::string render_problem_json(const ProblemReport& report, const RenderOptions&) {
    const auto& [position, problem, from] = report;
    const Board& board = position.board;
    return JsonObject()
               .add("schema", 1)
               .add("file", from.file)
               .add("game", from.game)
               .add("move", from.move)
               .add("width", board.size().width)
               .add("height", board.size().height)
               .add("to_move", position.to_move)
               .add("board", color_letters(board, ".XO"))
               .add("dragon",
                    JsonObject().add("side", problem.dragon.side).add("stones", problem.dragon.stones))
               .add("status", name_of(status_of(problem)))
               .add("owner_first", answer_json(problem.owner_first))
               .add("attacker_first", answer_json(problem.attacker_first))
               .add("answer", problem_sentence(report))
               .add("boards", problem.boards)
               .add("seconds", from.seconds)
               .json()
               .text +
           '\n';
}

}  // namespace goterr
