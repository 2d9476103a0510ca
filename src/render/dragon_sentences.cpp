#include <fmt/format.h>

#include "goterr/layers/reason.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/words.hpp"

namespace goterr {
namespace {

std::string_view status_in_words(Status status) {
    constexpr std::string_view words[] = {"alive", "dead", "undecided: whoever plays first decides its fate",
                                          "alive in seki, without territory of its own", "in doubt"};
    return words[static_cast<int>(status)];
}

/// Whoever plays first: nothing but the ko is undecided.
bool only_a_ko_decides(const Dragon& dragon) {
    return dragon.status == Status::critical && dragon.owner_first.outcome == Outcome::ko &&
           dragon.attacker_first.outcome == Outcome::ko;
}

std::string_view standing_in_words(const Dragon& dragon) {
    return only_a_ko_decides(dragon) ? "undecided" : status_in_words(dragon.status);
}

std::string unconditional_sentence(const Dragon& dragon) {
    return dragon.status == Status::dead
               ? fmt::format("It stands inside walls that {} can never lose: no play of its own saves it.",
                             title_of(opponent(dragon.side)))
               : fmt::format("It lives even if {} never answers: it keeps two eyes that cannot be filled.",
                             title_of(dragon.side));
}

std::string captured_sentence(const Dragon& dragon) {
    const Reason& reason = dragon.reason;
    std::string sentence = fmt::format("{} takes it", title_of(opponent(dragon.side)));
    if (!reason.line.empty()) sentence += ": " + names_of(reason.line);
    return sentence + fmt::format(". {} cannot stop that.", title_of(dragon.side));
}

/// Games may tell that it matters who begins, and not with which move.
std::string contested_sentence(const Dragon& dragon) {
    if (dragon.killed_by.empty() && dragon.saved_by.empty())
        return "Whoever plays first decides, but no one move stood out for either side.";
    const auto by = [](Color side, std::string_view does, const std::vector<Point>& moves) {
        return moves.empty() ? fmt::format("no one move of {} stood out that {} it", title_of(side), does)
                             : fmt::format("{} {} it with {}", title_of(side), does, names_of(moves));
    };
    const std::string kills = by(opponent(dragon.side), "kills", dragon.killed_by);
    const std::string saves = by(dragon.side, "saves", dragon.saved_by);
    return dragon.killed_by.empty() ? fmt::format("{}; {}.", saves, kills)
                                    : fmt::format("{}; {}.", kills, saves);
}

/// Whoever takes the enemy beside it saves it, so its own games count for nothing.
std::string prey_sentence(const Dragon& dragon) {
    const auto with = [](const std::vector<Point>& moves) {
        return moves.empty() ? std::string() : " with " + names_of(moves);
    };
    return fmt::format(
        "Sampled games around it give it up, but {} saves it by taking an enemy beside it{}{}; {} "
        "saves that enemy{}.",
        title_of(dragon.side), dragon.owner_first.outcome == Outcome::ko ? " in a ko" : "",
        with(dragon.saved_by), title_of(opponent(dragon.side)), with(dragon.killed_by));
}

std::string race_sentence(const Dragon& dragon) {
    return fmt::format("It {} the race for liberties: {} against {}.",
                       dragon.reason.cause == Cause::race_won ? "wins" : "loses", dragon.reason.own_liberties,
                       dragon.reason.enemy_liberties);
}

std::string open_race_sentence(const Dragon& dragon) {
    return fmt::format("It races for liberties, {} against {}. {}", dragon.reason.own_liberties,
                       dragon.reason.enemy_liberties, contested_sentence(dragon));
}

std::string siege_sentence(const Dragon& dragon) {
    const long attacked = percent_kept(dragon.attacker_first), defended = percent_kept(dragon.owner_first);
    if (dragon.reason.by == Witness::prey) return prey_sentence(dragon);
    if (dragon.status == Status::unknown)
        return fmt::format(
            "Sampled games do not tell: it stands in {} % around it if attacked and in {} % if defended "
            "first, and in {} of {} on the whole board.",
            attacked, defended, dragon.reason.playouts_survived, dragon.reason.playouts);
    if (dragon.status == Status::critical)
        return fmt::format(
            "In sampled games around it, it stands in {} % if attacked and in {} % if defended "
            "first. {}",
            attacked, defended, contested_sentence(dragon));
    const bool dead = dragon.status == Status::dead;
    return fmt::format(
        "In sampled games around it, it stands in {} % even if {} first, and in {} of {} on the whole board.",
        dead ? defended : attacked, dead ? "defended" : "attacked", dragon.reason.playouts_survived,
        dragon.reason.playouts);
}

std::string net_sentence(const Dragon& dragon) {
    const std::string_view expects =
        dragon.reason.by == Witness::siege ? "and sampled games around it expect" : "expects";
    if (is_unsettled(dragon))
        return fmt::format(
            "Nothing proves it; a net that learned from many fights {} it to stand with {} % if attacked and "
            "with {} % if defended first. {}",
            expects, percent_kept(dragon.attacker_first), percent_kept(dragon.owner_first),
            dragon.status == Status::critical ? contested_sentence(dragon) : "That leaves it open.");
    const bool dead = dragon.status == Status::dead;
    return fmt::format(
        "Nothing proves it; a net that learned from many fights {} it to stand with {} % even if {} first, "
        "and it does in {} of {} games on the whole board.",
        expects, percent_kept(dead ? dragon.owner_first : dragon.attacker_first),
        dead ? "defended" : "attacked", dragon.reason.playouts_survived, dragon.reason.playouts);
}

/// A stone that a ko takes counts as its friends do: nobody's fate hangs on it.
std::string ko_sentence(const Dragon& dragon) {
    return dragon.reason.by == Witness::ko_stone
               ? "Only a ko can take it, and its friends around that point live."
               : "A ko decides.";
}

std::string games_sentence(const Dragon& dragon) {
    return fmt::format("Nothing proves it; it stands in {} of {} sampled games.",
                       dragon.reason.playouts_survived, dragon.reason.playouts);
}

/// The argument that decided.
std::string cause_sentence(const Dragon& dragon) {
    switch (dragon.reason.cause) {
        case Cause::unconditional: return unconditional_sentence(dragon);
        case Cause::captured: return captured_sentence(dragon);
        case Cause::capture_contested: return contested_sentence(dragon);
        case Cause::race_won:
        case Cause::race_lost: return race_sentence(dragon);
        case Cause::race_open: return open_race_sentence(dragon);
        case Cause::seki: return "Neither side can take the other without losing its own stones first.";
        case Cause::ko: return ko_sentence(dragon);
        case Cause::user: return fmt::format("You called it {}.", name_of(dragon.status));
        case Cause::net: return net_sentence(dragon);
        case Cause::siege: return siege_sentence(dragon);
        case Cause::playouts: return games_sentence(dragon);
        case Cause::unjudged: return "Nothing was found out about it.";
        case Cause::read_out: return fmt::format("The fight about it was read: {}.", reason_in_words(dragon));
        case Cause::bent_four: return "It is a bent four in the corner, which the rules judge.";
    }
    return "";
}

/// Eyes are read as if nothing but their shape mattered; what becomes of them may be less.
bool falls_short_of_its_eyes(const Dragon& dragon) {
    return dragon.status != Status::alive && dragon.status != Status::seki && dragon.eyes.attacker_first >= 2;
}

std::string eyes_sentence(const Dragon& dragon) {
    std::string parts;
    for (std::size_t i = 0; i < dragon.reason.eyes.size(); ++i) {
        parts += fmt::format("{}{}", parts.empty() ? "" : " + ", name_of(dragon.reason.eyes[i]).digits);
        if (i < dragon.reason.eye_points.size()) parts += " at " + name_of(dragon.reason.eye_points[i]);
    }
    const EyeValueName& sum = name_of(dragon.eyes);
    const std::string sum_words =
        parts.empty() ? std::string(sum.digits) : fmt::format("{} = {}", parts, sum.digits);
    if (falls_short_of_its_eyes(dragon))
        return fmt::format(
            "By its shape alone there is room for two eyes ({}), but {}.", sum_words,
            dragon.status == Status::dead ? "it does not get them" : "whether it gets them is open");
    return fmt::format("Eyes: {} ({}).", sum_words, sum.meaning);
}

std::string escape_sentence(const Dragon& dragon) {
    return dragon.escape == 0 ? std::string("It cannot run out.")
                              : fmt::format("It can run out or connect (escape {}).", dragon.escape);
}

}  // namespace

std::vector<std::string> dragon_sentences(const Dragon& dragon, Point point, DragonEyes eyes) {
    const int stones = dragon.stones.count();
    std::vector<std::string> sentences{
        fmt::format("{} is part of a {} dragon of {} stone{}, {}.", name_of(point), name_of(dragon.side),
                    stones, stones == 1 ? "" : "s", standing_in_words(dragon)),
        cause_sentence(dragon)};
    if (eyes == DragonEyes::unknown) return sentences;
    sentences.push_back(eyes_sentence(dragon));
    sentences.push_back(escape_sentence(dragon));
    return sentences;
}

}  // namespace goterr
