#include "goterr/render/json.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/summary.hpp"
#include "goterr/render/words.hpp"

namespace goterr {

namespace {

using Text = fmt::memory_buffer;

template <typename... Values>
void add(Text& text, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(text), format, std::forward<Values>(values)...);
}

void add_string(Text& text, std::string_view value) {
    text.push_back('"');
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t length = utf8_length(value.substr(at));
        const char c = value[at];
        if (length == 0)
            add(text, "\\ufffd");
        else if (c == '"' || c == '\\')
            add(text, "\\{}", c);
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            add(text, "\\u{:04x}", static_cast<unsigned>(c));
        else
            text.append(value.substr(at, length));
        at += std::max<std::size_t>(length, 1);
    }
    text.push_back('"');
}

void add_number(Text& text, double value) {
    assert(std::isfinite(value));
    add(text, "{}", value + 0.0);  // + 0.0: a negative zero becomes zero
}

/// A value of -1..1 in at most three decimals, without the general float formatter: there are 361 a record.
void add_thousandths(Text& text, float value) {
    const long thousandths = std::lround(static_cast<double>(value) * 1000);
    const long size = std::labs(thousandths);
    if (thousandths < 0) text.push_back('-');
    add(text, "{}", size / 1000);
    long rest = size % 1000;
    if (rest == 0) return;
    text.push_back('.');
    for (long unit = 100; rest > 0; unit /= 10) {
        text.push_back(static_cast<char>('0' + rest / unit));
        rest %= unit;
    }
}

/// `[item,item,...]`, each written by `write(item)`.
template <typename Items, typename Write>
void add_list(Text& text, const Items& items, Write write) {
    char before = '[';
    for (const auto& item : items) {
        text.push_back(before);
        write(item);
        before = ',';
    }
    if (before == '[') text.push_back('[');
    text.push_back(']');
}

template <typename Points>
void add_points(Text& text, const Points& points) {
    add_list(text, points, [&](Point p) { add(text, "\"{}\"", name_of(p)); });
}

void add_colors(Text& text, const Grid<Color>& colors, std::string_view letters) {
    text.push_back('"');
    for (const Color color : colors.values()) text.push_back(letters[static_cast<std::size_t>(color)]);
    text.push_back('"');
}

void add_side(Text& text, std::string_view name, const SideScore& side) {
    add(text, "\"{}\":{{\"territory\":{},\"prisoners\":{},\"stones\":{},\"komi\":{}}}", name,
        json_number(side.territory), json_number(side.prisoners), json_number(side.stones),
        json_number(side.komi));
}

bool is_text(std::string_view name) {
    for (std::size_t at = 0, length = 0; at < name.size(); at += length) {
        length = utf8_length(name.substr(at));
        if (length == 0) return false;
    }
    return true;
}

void add_provenance(Text& text, const Provenance& from) {
    add(text, "{{\"schema\":1,\"file\":");
    const bool escaped = !is_text(from.file);
    add_string(text, escaped ? printable_name(from.file) : from.file);
    if (escaped) add(text, ",\"file_escaped\":true");
}

void add_position(Text& text, const Estimate& estimate) {
    const Position& position = estimate.position;
    add(text, ",\"width\":{},\"height\":{},\"to_move\":\"{}\",\"rules\":\"{}\",\"komi\":{}",
        position.board.size().width, position.board.size().height, name_of(position.to_move),
        estimate.options.rules.name, json_number(estimate.options.komi));
    add(text, ",\"captures\":{{\"black\":{},\"white\":{}}},\"board\":", estimate.taken.black,
        estimate.taken.white);
    add_colors(text, position.board, ".XO");
}

void add_judgment(Text& text, const Estimate& estimate, bool with_ownership) {
    add(text, ",\"owner\":");
    add_colors(text, estimate.owner, ".BW");
    if (with_ownership) {
        add(text, ",\"ownership\":");
        add_list(text, estimate.ownership.values(), [&](float value) { add_thousandths(text, value); });
    }
    add(text, ",\"dead\":");
    add_points(text, estimate.dead);
    add(text, ",\"seki\":");
    add_points(text, estimate.seki);
    add(text, ",\"unsettled\":");
    add_list(text, unsettled_fights(estimate), [&](const auto& fight) { add_points(text, fight); });
}

void add_score(Text& text, const Estimate& estimate) {
    add(text, ",\"score\":{{");
    add_side(text, "black", estimate.score.black);
    text.push_back(',');
    add_side(text, "white", estimate.score.white);
    add(text, "}},\"score_lead\":{},\"score_low\":{},\"score_high\":{},\"result\":\"{}\"",
        json_number(estimate.lead()), json_number(estimate.low), json_number(estimate.high),
        result_text(estimate.lead()));
    add(text, ",\"finished\":{},\"confident\":{}", estimate.finished, estimate.confident);
}

/// The other count where it differs, and what spoke for this one.
void add_counts(Text& text, const Estimate& estimate) {
    if (!estimate.other_lead) return;
    add(text, ",\"counted\":\"{}\",\"other_result\":\"{}\",\"count_signs\":", name_of(estimate.counted),
        result_text(*estimate.other_lead));
    add_list(text, estimate.habit.signs, [&](CountSign sign) { add(text, "\"{}\"", weight_of(sign).name); });
}

void add_last_moves(Text& text, const std::vector<LastMove>& moves) {
    add(text, ",\"last_moves\":");
    add_list(text, moves, [&](const LastMove& move) {
        add(text, "{{\"side\":\"{}\",\"point\":\"{}\",\"reason\":\"{}\"}}", name_of(move.side),
            move.point ? name_of(*move.point) : "pass", reason_in_words(move.reason));
    });
}

void add_warning(Text& text, const Diagnostic& warning) {
    add(text, "{{\"line\":{},\"column\":{},\"message\":", warning.where.line, warning.where.column);
    add_string(text, warning.message);
    text.push_back('}');
}

}  // namespace

std::string json_string(std::string_view value) {
    Text text;
    add_string(text, value);
    return fmt::to_string(text);
}

std::string json_number(double value) {
    Text text;
    add_number(text, value);
    return fmt::to_string(text);
}

std::string render_json(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    Text text;
    add_provenance(text, from);
    add(text, ",\"game\":{},\"move\":{}", from.game, from.move);
    add_position(text, estimate);
    add_judgment(text, estimate, options.ownership);
    add_score(text, estimate);
    add_counts(text, estimate);
    if (options.last_moves) add_last_moves(text, estimate.last_moves);
    add(text, ",\"recorded_result\":");
    if (from.recorded_result)
        add_string(text, *from.recorded_result);
    else
        add(text, "null");
    add(text, ",\"warnings\":");
    add_list(text, from.warnings, [&](const Diagnostic& warning) { add_warning(text, warning); });
    add(text, ",\"seconds\":{}}}\n", json_number(from.seconds));
    return fmt::to_string(text);
}

std::string render_json_error(const Provenance& from, const Diagnostic& error) {
    Text text;
    add_provenance(text, from);
    if (from.game > 1) add(text, ",\"game\":{}", from.game);
    add(text, ",\"error\":");
    add_warning(text, error);
    add(text, "}}\n");
    return fmt::to_string(text);
}

}  // namespace goterr
