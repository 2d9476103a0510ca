#include "goterr/render/words.hpp"

#include <fmt/format.h>

#include <cmath>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/point_marks.hpp"

namespace goterr {
namespace {

/// Lowest line first, then from the left.
bool lower_left_of(Point a, Point b) { return a.row != b.row ? a.row < b.row : a.column < b.column; }

struct FightStones {
    PointSet stones;
    std::vector<Point> names;
};

/// `fights` with `dragon` added: every fight it touches becomes one with it.
std::vector<FightStones> with_dragon(std::vector<FightStones> fights, const PointSet& dragon) {
    FightStones fight{dragon, {lowest_left(dragon)}};
    const PointSet around = with_neighbors(dragon);
    std::vector<FightStones> apart;
    for (FightStones& other : fights) {
        if (!other.stones.intersects(around)) {
            apart.push_back(std::move(other));
            continue;
        }
        fight.stones |= other.stones;
        fight.names.insert(fight.names.end(), other.names.begin(), other.names.end());
    }
    apart.push_back(std::move(fight));
    return apart;
}

}  // namespace

std::string one_line(std::string_view text) {
    std::string safe;
    for (const char c : text) safe += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    return printable(safe);
}

std::string color_letters(const Grid<Color>& colors, std::string_view of) {
    std::string text;
    for (const Color color : colors.values()) text += of[static_cast<std::size_t>(color)];
    return text;
}

std::string short_number(double value) { return fmt::format("{}", rounded(value, 2)); }

Point lowest_left(const PointSet& stones) {
    Point lowest = stones.first();
    for (const Point p : stones)
        if (lower_left_of(p, lowest)) lowest = p;
    return lowest;
}

std::vector<std::vector<Point>> unsettled_fights(const Estimate& estimate) {
    std::vector<FightStones> fights;
    for (const Dragon& dragon : estimate.dragons)
        if (is_unsettled(dragon) && !dragon.stones.empty())
            fights = with_dragon(std::move(fights), dragon.stones);
    std::vector<std::vector<Point>> named;
    for (FightStones& fight : fights) {
        sort_stably(fight.names, lower_left_of);
        named.push_back(std::move(fight.names));
    }
    sort_stably(named, [](const auto& a, const auto& b) { return lower_left_of(a.front(), b.front()); });
    return named;
}

std::string lead_sentence(double lead) {
    const std::string margin = short_number(std::abs(lead));
    if (margin == "0") return "Both sides are equal";
    return fmt::format("{} is {} point{} ahead", lead > 0 ? "Black" : "White", margin,
                       margin == "1" ? "" : "s");
}

std::string range_in_words(double low, double lead, double high) {
    return fmt::format("{} to {}", bound_text(low, lead), bound_text(high, lead));
}

std::string border_in_words(const OpenBorder& border) {
    const std::string point = name_of(border.point);
    if (border.false_eye)
        return fmt::format("{} is a false eye: {} has to fill it in the end, {}.", point,
                           title_of(border.closed_for),
                           border.worth > 0 ? "which costs a point counted here" : "so it is not counted");
    return fmt::format("The border at {} is open; closing it is worth up to {} point{}.", point,
                       short_number(border.worth), border.worth == 1 ? "" : "s");
}

std::string_view reason_in_words(LastReason reason) {
    switch (reason) {
        case LastReason::pass: return "nothing left for this side";
        case LastReason::neutral_point: return "neutral point";
        case LastReason::border: return "closes the border";
        case LastReason::teire: return "teire: protects what would be taken";
        case LastReason::capture: return "takes what was not protected";
        case LastReason::takes_ko: return "takes the half-point ko";
        case LastReason::fills_ko: return "fills the half-point ko";
        case LastReason::fills_false_eye: return "fills a false eye";
    }
    return "";
}

std::string signs_in_words(const CountHabit& habit) {
    std::string text;
    for (const CountSign sign : habit.signs) {
        const CountWeight& weight = weight_of(sign);
        const bool dated = sign == CountSign::before_servers && habit.year > 0;
        text += fmt::format("{}{} ({:+.1f})", text.empty() ? "" : ", ",
                            dated ? fmt::format("{}", habit.year) : weight.words, weight.weight);
    }
    return text;
}

std::string other_count_in_words(const Estimate& estimate) {
    if (!estimate.other_lead) return "";
    const bool played = estimate.counted == Count::played_out;
    return fmt::format("Counted {}; {} it would be {}.", played ? "as played out" : "as it stands",
                       played ? "as it stands" : "played out", result_text(*estimate.other_lead));
}

std::string question_in_words(const Estimate& estimate) {
    const auto dragon = dragon_in_question(estimate);
    if (!dragon) return "Who lives?";
    return fmt::format(
        "{} at {}: {}", title_of(dragon->side), name_of(lowest_left(dragon->stones)),
        dragon->status == Status::critical ? "who moves first decides" : name_of(dragon->status));
}

std::string whole_board_in_words(const Estimate& estimate) {
    return fmt::format("A problem, which asks who lives. Counted as a whole board: {}.",
                       result_text(estimate.lead()));
}

std::string advice_in_words(const Estimate& estimate) {
    return fmt::format("Ownership and lead are those of {}.", estimate.advised_by);
}

std::string moment_in_words(const Provenance& provenance) {
    return provenance.move > 0 ? fmt::format("after move {}", provenance.move) : "no move played";
}

std::string circumstances(const Estimate& estimate, const Provenance& provenance) {
    std::string text = moment_in_words(provenance);
    text +=
        fmt::format(", {} rules, komi {}", estimate.options.rules.name, short_number(estimate.options.komi));
    if (provenance.recorded_result) text += ", recorded result " + one_line(*provenance.recorded_result);
    return text;
}

}  // namespace goterr
