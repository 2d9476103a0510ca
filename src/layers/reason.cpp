#include "goterr/layers/reason.hpp"

#include <cmath>

#include <fmt/format.h>

namespace goterr {
namespace {

std::string with_line(const std::string& words, const std::vector<Point>& line) {
    return line.empty() ? words : words + ": " + names_of(line);
}

std::string in_playouts(const Dragon& dragon) {
    const int games = dragon.reason.playouts, kept = dragon.reason.playouts_survived;
    const bool dead = dragon.survival < 0;
    return fmt::format("{} in {} of {} playouts", dead ? "dead" : "alive", dead ? games - kept : kept, games);
}

/// What its owner takes saves it.
std::string in_prey(const Dragon& dragon) {
    const bool ko = dragon.owner_first.outcome == Outcome::ko;
    return with_line(fmt::format("lost in games around it unless its owner first takes an enemy beside it{}",
                                 ko ? " in a ko" : ""),
                     dragon.saved_by);
}

std::string if_attacked(const Dragon& dragon) {
    return fmt::format("{} % if attacked first", percent_kept(dragon.attacker_first));
}
std::string if_defended(const Dragon& dragon) {
    return fmt::format("{} % if defended first", percent_kept(dragon.owner_first));
}

std::string on_the_whole_board(const Reason& reason) {
    return fmt::format(", and in {} of {} on the whole board", reason.playouts_survived, reason.playouts);
}

/// How surely it stands, either side beginning, by a net and those games, and by games around it if there
/// were any.
std::string expected(const Dragon& dragon) {
    const std::string_view expects =
        dragon.reason.by == Witness::siege ? "a net and games around it expect" : "a net expects";
    const std::string either = if_attacked(dragon) + ", " + if_defended(dragon);
    if (dragon.status == Status::unknown) return fmt::format("{} no clear end: {}", expects, either);
    if (dragon.status == Status::critical)
        return fmt::format("who plays first decides, as {}: {}", expects, either);
    const bool dead = dragon.status == Status::dead;
    return fmt::format("{} it to {}: {}{}", expects, dead ? "be lost" : "stand",
                       dead ? if_defended(dragon) : if_attacked(dragon), on_the_whole_board(dragon.reason));
}

/// In percent of the games in which it stood, either side beginning; where it does not turn, what weighed
/// against them too.
std::string in_siege(const Dragon& dragon) {
    const std::string attacked = if_attacked(dragon), defended = if_defended(dragon);
    const std::string on_the_board = on_the_whole_board(dragon.reason);
    if (dragon.reason.by == Witness::prey) return in_prey(dragon);
    if (dragon.status == Status::unknown)
        return fmt::format("games around it leave it open: stands in {}, {}{}", attacked, defended,
                           on_the_board);
    if (dragon.status == Status::alive) return "stands in games around it: " + attacked + on_the_board;
    if (dragon.status == Status::dead) return "lost in games around it: stands in " + defended + on_the_board;
    return fmt::format("who plays first decides in games around it: stands in {}, {}", attacked, defended);
}

std::string race(std::string_view verb, const Reason& reason) {
    return fmt::format("{} the race, {} liberties to {}", verb, reason.own_liberties, reason.enemy_liberties);
}

/// Of a dragon that is sampled nevertheless its largest chain was read.
std::string read_to_the_end(const Dragon& dragon) {
    if (dragon.status == Status::alive) return "cannot be taken, read to the end";
    const std::string_view read =
        dragon.attacker_first.known == Known::sampled ? ", read of its largest chain" : ", read to the end";
    if (dragon.status == Status::dead) return fmt::format("taken whoever plays first{}", read);
    if (dragon.saved_by.empty())
        return fmt::format("taken by {} unless its owner plays first{}", names_of(dragon.killed_by), read);
    return fmt::format("taken by {}, saved by {}{}", names_of(dragon.killed_by), names_of(dragon.saved_by),
                       read);
}

}  // namespace

long percent_kept(const Fate& fate) { return std::lround(100 * fate.kept); }

std::string reason_in_words(const Dragon& dragon) {
    const Reason& reason = dragon.reason;
    switch (reason.cause) {
        case Cause::unjudged: return "not looked at";
        case Cause::unconditional:
            return dragon.secure ? "cannot be taken though its owner never answers"
                                 : "no room for eyes inside what cannot be taken";
        case Cause::captured: return with_line("captured", reason.line);
        case Cause::capture_contested: return with_line("who plays first decides", reason.line);
        case Cause::read_out: return read_to_the_end(dragon);
        case Cause::race_won: return race("wins", reason);
        case Cause::race_lost: return race("loses", reason);
        case Cause::race_open: return race("who plays first wins", reason);
        case Cause::seki: return "neither side can take the other's last liberties";
        case Cause::bent_four: return "bent four in the corner";
        case Cause::ko:
            return with_line(reason.by == Witness::ko_stone ? "only a ko takes it" : "a ko decides",
                             reason.line);
        case Cause::net: return expected(dragon);
        case Cause::siege: return in_siege(dragon);
        case Cause::playouts: return in_playouts(dragon);
        case Cause::user: return "the user says so";
    }
    return "";
}

}  // namespace goterr
