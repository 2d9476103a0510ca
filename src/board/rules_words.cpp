#include "goterr/board/rules_words.hpp"

#include <algorithm>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

/// The first of `words` that stands behind the field's name.
template <typename T, std::size_t N>
T described(std::string_view text, std::string_view field, const RulesWord<T> (&words)[N], T otherwise) {
    const std::size_t at = text.find(field);
    if (at == std::string_view::npos) return otherwise;
    for (const RulesWord<T>& word : words)
        if (text.substr(at + field.size()).starts_with(word.word)) return word.value;
    return otherwise;
}

constexpr RulesWord<bool> flag_words[] = {{"1", true}, {"0", false}};

/// Ing's rules, which Goe is another name of, are Tromp's and Taylor's in all that is told apart here: so
/// KataGo has them.
constexpr RulesWord<std::string_view> short_names[] = {
    {"nz", "new-zealand"}, {"ing", "tromp-taylor"}, {"goe", "tromp-taylor"}, {"french", "bga"}};

}  // namespace

std::optional<Ruleset> ruleset_called(std::string_view word) {
    std::string name = lower(word);
    std::replace(name.begin(), name.end(), '_', '-');
    return ruleset_named(value_named(name, short_names).value_or(name));
}

std::optional<Ruleset> ruleset_described(std::string_view text) {
    if (!text.starts_with("ko") || text.find("score") == std::string_view::npos) return std::nullopt;
    const Scoring scoring = described(text, "score", scoring_words, Scoring::territory);
    Ruleset rules = scoring == Scoring::area ? chinese_rules : japanese_rules;
    rules.ko = described(text, "ko", ko_words, KoRule::simple);
    rules.tax = described(text, "tax", tax_words, Tax::none);
    rules.suicide = described(text, "sui", flag_words, false);
    rules.button = described(text, "button", flag_words, false);
    rules.bonus = described(text, "whb", bonus_words, HandicapBonus::none);
    return with_known_name(rules);
}

Ruleset with_known_name(Ruleset rules) {
    for (const Ruleset& named : rulesets) {
        Ruleset same = rules;
        same.name = named.name;
        same.default_komi = named.default_komi;
        if (same == named) return named;
    }
    return rules;
}

}  // namespace goterr
