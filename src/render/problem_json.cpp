#include "goterr/render/json_value.hpp"
#include "goterr/render/problem.hpp"
#include "goterr/render/words.hpp"
#include "json_record.hpp"

namespace goterr {
namespace {

JsonObject variation_json(const Variation& variation) {
    return JsonObject()
        .add("move", variation.move)
        .add("side", variation.side)
        .add("replies", json_array(variation.replies, variation_json));
}

JsonObject threats_json(const KoThreats& threats) {
    return JsonObject().add("side", threats.finder).add("more", threats.more);
}

JsonObject answer_json(const ProblemAnswer& answer) {
    JsonObject json;
    json.add("outcome", name_of(answer.outcome))
        .add("known", name_of(answer.known))
        .add("line", json_array(main_line(answer), [](const Variation& move) { return move.move; }))
        .add("solutions", json_array(answer.solutions, [](Point p) { return p; }))
        .add("variations", json_array(answer.lines, variation_json))
        .add("refuted", json_array(answer.refuted, variation_json));
    if (answer.threats) json.add("threats", threats_json(*answer.threats));
    return json;
}

}  // namespace

std::string render_problem_json(const ProblemReport& report, const RenderOptions&) {
    const auto& [position, problem, from, proof] = report;
    JsonObject json = begun_record(from, position);
    json.add("board", color_letters(position.board, ".XO"))
        .add("dragon", JsonObject().add("side", problem.dragon.side).add("stones", problem.dragon.stones))
        .add("status", name_of(status_of(problem)))
        .add("owner_first", answer_json(problem.owner_first))
        .add("attacker_first", answer_json(problem.attacker_first))
        .add("walls", problem.walls)
        .add("answer", problem_sentence(report))
        .add("boards", problem.boards)
        .add("seconds", from.seconds);
    if (!proof.empty()) add_file(json, "proof", proof);
    return json.json().text + '\n';
}

}  // namespace goterr
