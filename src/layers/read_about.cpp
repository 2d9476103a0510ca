#include "goterr/layers/read_about.hpp"

#include <fmt/format.h>

#include "goterr/core/error.hpp"
#include "goterr/life/problem.hpp"
#include "goterr/reading/attack.hpp"

namespace goterr {
namespace {

/// Enough for what one wants to look at step by step.
constexpr int chain_boards = 3000;
constexpr int fight_boards = 20000;

std::string counted_boards(std::int64_t boards) {
    return fmt::format("{} board{}", boards, boards == 1 ? "" : "s");
}

std::string in_words(const Tactic& tactic) {
    if (tactic.boards == 0) return "not asked, it has too many liberties";
    if (!tactic.read) return "not read to the end among " + counted_boards(tactic.boards);
    std::string text(tactic.capture == Capture::fails   ? "it stands"
                     : tactic.capture == Capture::works ? "it is taken"
                                                        : "a ko decides");
    for (const Point p : tactic.line) text += ' ' + name_of(p);
    return text + fmt::format(" ({})", counted_boards(tactic.boards));
}

std::string_view in_words(FightResult result) {
    constexpr std::string_view words[] = {"not read to the end", "it stands", "a ko decides", "it is taken"};
    return words[static_cast<int>(result)];
}

template <typename Ask>
TracedReading traced(const Study& study, Point stone, std::string question, Ask ask) {
    TracedReading reading{std::move(question), {}, {}};
    TacticOptions options{.boards = chain_boards};
    options.trace = &reading.trace;
    reading.answer = in_words(ask(study.position(), stone, options));
    return reading;
}

TracedReading traced_fight(const Study& study, const Fight& fight) {
    TracedReading reading{
        fmt::format("the fight about {}: either side first, {} point{}", name_of(fight.target),
                    fight.area.count(), fight.area.count() == 1 ? "" : "s"),
        {},
        {}};
    const FightReading answer = read_fight(study.board(), fight, fight_boards);
    reading.answer =
        fmt::format("attacked first: {}; defended first: {} ({})", in_words(answer.attacked_first),
                    in_words(answer.defended_first), counted_boards(answer.boards));
    return reading;
}

}  // namespace

std::vector<TracedReading> readings_about(const Study& study, Point stone) {
    if (!study.board().contains(stone) || !is_stone(study.board()[stone]))
        throw Error("there is no stone on " + name_of(stone));
    const std::string chain = "the chain at " + name_of(stone);
    std::vector<TracedReading> readings{traced(study, stone, "attack on " + chain, attack),
                                        traced(study, stone, "defense of " + chain, defend)};
    const std::vector<Dragon>& dragons = study.dragons();
    const auto number = static_cast<std::size_t>(dragon_at(dragons, stone) - dragons.data());
    if (const auto fight = fight_about(study.board(), dragons, number))
        readings.push_back(traced_fight(study, *fight));
    return readings;
}

}  // namespace goterr
