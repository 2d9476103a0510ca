#include <fmt/format.h>

#include "goterr/render/report.hpp"
#include "goterr/render/summary.hpp"

namespace goterr {
namespace {

std::string_view fate_of(Status status) {
    switch (status) {
        case Status::alive: return "lives";
        case Status::dead: return "is dead";
        case Status::critical: return "is unsettled: who moves first decides";
        case Status::seki: return "lives in seki";
        case Status::unknown: return "is not judged";
    }
    return "is not judged";
}

std::string names_of(const std::vector<Point>& points) {
    std::string names;
    for (const Point p : points) names += (names.empty() ? "" : ", ") + name_of(p);
    return names;
}

std::string eyes_words(const Dragon& dragon) {
    const EyeValue eyes = dragon.eyes;
    return fmt::format("eyes {}{}{}{}", eyes.attacker_twice, eyes.attacker_first, eyes.defender_first,
                       eyes.defender_twice);
}

std::string reason_words(const Dragon& dragon) {
    const Reason& reason = dragon.reason;
    switch (reason.cause) {
        case Cause::unjudged: return "nothing has looked at it yet";
        case Cause::unconditional: return "whatever the other side plays";
        case Cause::two_eyes: return "it has two eyes: " + eyes_words(dragon);
        case Cause::captured: return "it is captured whoever moves: " + names_of(reason.line);
        case Cause::bent_four: return "it is bent four in the corner, which the rules count as dead";
        case Cause::read_out: return "reading finds it so: " + names_of(reason.line);
        case Cause::capture_contested: return "it can be captured and can be saved: " + names_of(reason.line);
        case Cause::no_eyes: return "it is enclosed and short of two eyes: " + eyes_words(dragon);
        case Cause::escape: return "it connects or runs out";
        case Cause::race_won:
            return fmt::format("it wins the race, {} liberties to {}", reason.own_liberties,
                               reason.enemy_liberties);
        case Cause::race_lost:
            return fmt::format("it loses the race, {} liberties to {}", reason.own_liberties,
                               reason.enemy_liberties);
        case Cause::seki: return "neither side can attack the other";
        case Cause::ko: return "a ko decides";
        case Cause::playouts:
            return fmt::format("it survives {} of {} sampled games", reason.playouts_survived,
                               reason.playouts);
        case Cause::user: return "you said so";
        default: return "its fight was judged so";
    }
    return "";
}

}  // namespace

std::string dragon_sentence(const Dragon& dragon) {
    std::string text =
        fmt::format("{}'s dragon at {} ({} stone{}) {}, because {}.", title_of(dragon.side),
                    name_of(lowest_left(dragon.stones)), dragon.stones.count(),
                    dragon.stones.count() == 1 ? "" : "s", fate_of(dragon.status), reason_words(dragon));
    if (!dragon.saved_by.empty()) text += " Saved by " + names_of(dragon.saved_by) + ".";
    if (!dragon.killed_by.empty()) text += " Killed by " + names_of(dragon.killed_by) + ".";
    return text;
}

}  // namespace goterr
