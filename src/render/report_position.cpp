#include "goterr/render/report_position.hpp"

#include <cmath>

#include "goterr/core/joined.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "goterr/layers/reason.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/words.hpp"

namespace goterr {
namespace {

Json point_list(const PointSet& points) {
    return json_array(points, [&](Point p) { return points.size().index_of(p); });
}

/// Estimates do not look for eyes; what their verdicts rest on is said.
std::string dragon_paragraph(const Dragon& dragon) {
    return joined(dragon_sentences(dragon, lowest_left(dragon.stones), DragonEyes::unknown), " ");
}

/// What the sentences about it are made of, for pages in other languages than theirs.
Json causes_json(const Dragon& dragon) {
    const Reason& reason = dragon.reason;
    return JsonObject()
        .add("name", name_of(reason.cause))
        .add("line", names_of(reason.line))
        .add("kills", names_of(dragon.killed_by))
        .add("saves", names_of(dragon.saved_by))
        .add("liberties", json_row(reason.own_liberties, reason.enemy_liberties))
        .add("kept", json_row(percent_kept(dragon.attacker_first), percent_kept(dragon.owner_first)))
        .json();
}

JsonObject dragon_json(const Dragon& dragon) {
    return JsonObject()
        .add("side", letter_of(dragon.side))
        .add("status", name_of(dragon.status))
        .add("stones", point_list(dragon.stones))
        .add("reason", dragon_paragraph(dragon))
        .add("cause", causes_json(dragon));
}

/// The moves that a count as played out has added: whose, and where; -1 is a pass.
Json last_moves_json(const Estimate& e) {
    return json_array(e.last_moves, [&](const LastMove& move) {
        return json_row(move.side == Color::black ? 1 : -1,
                        move.point ? e.position.board.size().index_of(*move.point) : -1);
    });
}

/// One letter a point: a white's for sure, m nobody's, y black's.
std::string ownership_letters(const Grid<float>& ownership) {
    std::string text;
    for (const float value : ownership.values())
        text += static_cast<char>('m' + std::lround(std::fmin(1, std::fmax(-1, value)) * 12));
    return text;
}

/// Territory, prisoners, stones, komi.
Json counted_json(const SideScore& side) {
    return json_row(side.territory, side.prisoners, side.stones, side.komi);
}

}  // namespace

std::string render_report_position(const Estimate& e, const Provenance& from) {
    return JsonObject()
        .add("move", from.move)
        .add("last", from.last_move ? e.position.board.size().index_of(*from.last_move) : -1)
        .add("board", color_letters(drawn_board(e.position), ".XO"))
        .add("owner", color_letters(e.owner, ".BW"))
        .add("ownership", ownership_letters(e.ownership))
        .add("dead", point_list(e.dead))
        .add("lead", e.lead())
        .add("low", e.low)
        .add("high", e.high)
        .add("result", result_text(e.lead()))
        .add("interval", range_in_words(e.low, e.lead(), e.high))
        .add("chance", std::lround(100 * black_win_chance(e)))
        .add("toMove", letter_of(e.position.to_move))
        .add("ko", e.position.ko ? e.position.board.size().index_of(*e.position.ko) : -1)
        .add("rules", e.options.rules.name)
        .add("komi", e.options.komi)
        .add("score", json_row(counted_json(e.score.black), counted_json(e.score.white)))
        .add("finished", e.finished)
        .add("playedOut", last_moves_json(e))
        .add("other", e.other_lead ? std::optional(result_text(*e.other_lead)) : std::nullopt)
        .add("dragons", json_array(e.dragons, dragon_json))
        .json()
        .text;
}

}  // namespace goterr
