#include "goterr/record/result.hpp"
#include "goterr/render/endgame.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/words.hpp"
#include "json_record.hpp"

namespace goterr {
namespace {

JsonObject play_json(const EndgamePlay& play) {
    return JsonObject()
        .add("points", play.points)
        .add("black", play.black)
        .add("white", play.white)
        .add("value", play.value.as_double())
        .add("gain", play.gain().as_double())
        .add("kind", name_of(play.kind))
        .add("mean", play.mean.as_double());
}

JsonObject line_json(const EndgameLine& line) {
    return JsonObject()
        .add("result", result_text(line.lead))
        .add("line", json_array(line.moves, [](const LastMove& move) {
                 return move.point ? name_of(*move.point) : std::string("pass");
             }));
}

}  // namespace

std::string render_endgame_json(const EndgameReport& report, const RenderOptions&) {
    const auto& [estimate, endgame, from] = report;
    return begun_record(from, estimate.position)
               .add("rules", estimate.options.rules.name)
               .add("komi", estimate.options.komi)
               .add("board", color_letters(estimate.position.board, ".XO"))
               .add("plays", json_array(endgame.plays, play_json))
               .add("black_first", line_json(endgame.black_first))
               .add("white_first", line_json(endgame.white_first))
               .add("unread", endgame.unread)
               .add("exact", endgame.exact)
               .add("seconds", from.seconds)
               .json()
               .text +
           '\n';
}

}  // namespace goterr
