/// KataGo's words for the parts of a ruleset, as its protocols and its descriptions have them.
#pragma once

#include <optional>
#include <string_view>

#include "goterr/board/ruleset.hpp"

namespace goterr {

template <typename T>
struct RulesWord {
    std::string_view word;
    T value;
};

inline constexpr RulesWord<KoRule> ko_words[] = {
    {"SIMPLE", KoRule::simple}, {"POSITIONAL", KoRule::positional}, {"SITUATIONAL", KoRule::situational}};
inline constexpr RulesWord<Scoring> scoring_words[] = {{"AREA", Scoring::area},
                                                       {"TERRITORY", Scoring::territory}};
inline constexpr RulesWord<Tax> tax_words[] = {{"NONE", Tax::none}, {"SEKI", Tax::seki}, {"ALL", Tax::all}};
/// Longer words first: a description goes on without a blank.
inline constexpr RulesWord<HandicapBonus> bonus_words[] = {
    {"N-1", HandicapBonus::stones_but_one}, {"N", HandicapBonus::stones}, {"0", HandicapBonus::none}};

template <typename T, std::size_t N>
constexpr std::optional<T> value_named(std::string_view name, const RulesWord<T> (&words)[N]) {
    for (const RulesWord<T>& word : words)
        if (word.word == name) return word.value;
    return std::nullopt;
}

template <typename T, std::size_t N>
constexpr std::string_view word_of(T value, const RulesWord<T> (&words)[N]) {
    for (const RulesWord<T>& word : words)
        if (word.value == value) return word.word;
    return words[0].word;
}

/// The ruleset that a program or a person calls by that word, in any case and with dashes or underscores:
/// KataGo's names, and what else is short for one.
std::optional<Ruleset> ruleset_called(std::string_view word);

/// KataGo's description of rules: koPOSITIONALscoreAREAtaxNONEsui1button1whbN-1. Rules that have a name get
/// it.
std::optional<Ruleset> ruleset_described(std::string_view description);

/// `rules` with the name of the ruleset that is played and counted alike, or with none that is known.
Ruleset with_known_name(Ruleset rules);

}  // namespace goterr
