#include "goterr/render/json.hpp"

#include <cmath>

#include "goterr/record/result.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/words.hpp"
#include "json_record.hpp"

namespace goterr {

namespace {

/// A value of -1..1 in at most three decimals, without the general float formatter: there are 361 a record.
Json thousandths(float value) {
    const long thousandths = std::lround(static_cast<double>(value) * 1000);
    const long size = std::labs(thousandths);
    std::string text = thousandths < 0 ? "-" : "";
    text += static_cast<char>('0' + size / 1000);
    long rest = size % 1000;
    if (rest != 0) text += '.';
    for (long unit = 100; rest > 0; unit /= 10) {
        text += static_cast<char>('0' + rest / unit);
        rest %= unit;
    }
    return {std::move(text)};
}

JsonObject side_json(const SideScore& side) {
    return JsonObject()
        .add("territory", side.territory)
        .add("prisoners", side.prisoners)
        .add("stones", side.stones)
        .add("komi", side.komi);
}

void add_position(JsonObject& record, const Estimate& estimate) {
    const Position& position = estimate.position;
    const Prisoners taken = drawn_captures(position);
    record.add("rules", estimate.options.rules.name)
        .add("komi", estimate.options.komi)
        .add("captures", JsonObject().add("black", taken.black).add("white", taken.white))
        .add("board", color_letters(drawn_board(position), ".XO"));
}

void add_judgment(JsonObject& record, const Estimate& estimate, bool with_ownership) {
    record.add("owner", color_letters(estimate.owner, ".BW"));
    if (with_ownership) record.add("ownership", json_array(estimate.ownership.values(), thousandths));
    record.add("dead", estimate.dead).add("seki", estimate.seki).add("unsettled", unsettled_fights(estimate));
}

void add_score(JsonObject& record, const Estimate& estimate) {
    record
        .add("score", JsonObject()
                          .add("black", side_json(estimate.score.black))
                          .add("white", side_json(estimate.score.white)))
        .add("score_lead", estimate.lead())
        .add("score_low", estimate.low)
        .add("score_high", estimate.high)
        .add("result", result_text(estimate.lead()))
        .add("finished", estimate.finished)
        .add("confident", estimate.confident);
}

/// The other count where it differs, and what spoke for this one.
void add_counts(JsonObject& record, const Estimate& estimate) {
    if (!estimate.other_lead) return;
    record.add("counted", name_of(estimate.counted))
        .add("other_result", result_text(*estimate.other_lead))
        .add("count_signs",
             json_array(estimate.habit.signs, [](CountSign sign) { return weight_of(sign).name; }));
}

/// What the record says of the game, as far as it does.
void add_facts(JsonObject& record, const GameFacts& facts, int handicap) {
    const auto add = [&](std::string_view name, const std::string& value) {
        if (!value.empty()) record.add(name, value);
    };
    add("name", facts.name);
    add("black_player", facts.black_player);
    add("white_player", facts.white_player);
    add("black_rank", facts.black_rank);
    add("white_rank", facts.white_rank);
    add("date", facts.date);
    add("event", facts.event);
    add("place", facts.place);
    if (handicap > 0) record.add("handicap", handicap);
}

JsonObject last_move_json(const LastMove& move) {
    return JsonObject()
        .add("side", move.side)
        .add("point", move.point ? name_of(*move.point) : "pass")
        .add("reason", reason_in_words(move.reason));
}

JsonObject warning_json(const Diagnostic& warning) {
    return JsonObject()
        .add("line", warning.where.line)
        .add("column", warning.where.column)
        .add("message", warning.message);
}

}  // namespace

std::string render_json(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    JsonObject record = begun_record(from, estimate.position);
    add_position(record, estimate);
    add_judgment(record, estimate, options.ownership);
    add_score(record, estimate);
    add_counts(record, estimate);
    if (options.last_moves) record.add("last_moves", json_array(estimate.last_moves, last_move_json));
    if (!estimate.advised_by.empty()) record.add("engine", estimate.advised_by);
    add_facts(record, from.facts, estimate.options.handicap);
    record.add("recorded_result", from.recorded_result)
        .add("warnings", json_array(from.warnings, warning_json))
        .add("seconds", from.seconds);
    return record.json().text + '\n';
}

std::string render_json_error(const Provenance& from, const Diagnostic& error, const RenderOptions&) {
    JsonObject record = begun_record(from);
    if (from.game > 1) record.add("game", from.game);
    record.add("error", warning_json(error));
    return record.json().text + '\n';
}

}  // namespace goterr
