#include "rules_json.hpp"

#include <nlohmann/json.hpp>

#include "goterr/board/rules_words.hpp"
#include "goterr/core/error.hpp"

namespace goterr {
namespace {

using nlohmann::json;

template <typename T, std::size_t N>
T value_of(const json& object, const char* field, const RulesWord<T> (&words)[N], T otherwise) {
    if (!object.contains(field)) return otherwise;
    if (object[field].is_string())
        if (const auto value = value_named(object[field].get_ref<const std::string&>(), words)) return *value;
    throw Error(std::string("rules: unknown value of ") + field);
}

bool flag_of(const json& object, const char* field, bool otherwise) {
    if (!object.contains(field)) return otherwise;
    if (!object[field].is_boolean()) throw Error(std::string("rules: ") + field + " is not true or false");
    return object[field].get<bool>();
}

Ruleset named(std::string_view name) {
    if (const auto rules = ruleset_called(name)) return *rules;
    throw Error("unknown rules '" + std::string(name) + "'");
}

}  // namespace

Ruleset rules_from_json(const json& object) {
    if (object.is_string()) return named(object.get_ref<const std::string&>());
    if (!object.is_object()) throw Error("rules are a name or an object");
    Ruleset rules = chinese_rules;
    rules.name = "custom";
    rules.scoring = value_of(object, "scoring", scoring_words, rules.scoring);
    rules.ko = value_of(object, "ko", ko_words, rules.ko);
    rules.tax =
        value_of(object, "tax", tax_words, rules.scoring == Scoring::territory ? Tax::seki : Tax::none);
    rules.bonus = value_of(object, "whiteHandicapBonus", bonus_words, HandicapBonus::none);
    rules.suicide = flag_of(object, "suicide", false);
    rules.button = flag_of(object, "hasButton", false);
    return with_known_name(rules);
}

HandicapBonus handicap_bonus_from_json(const json& word) {
    if (word.is_string())
        if (const auto value = value_named(word.get_ref<const std::string&>(), bonus_words)) return *value;
    throw Error("Must be \"0\", \"N\" or \"N-1\"");
}

Ruleset rules_from_text(std::string_view text) {
    if (text.empty() || text.front() != '{') return named(text);
    const json object = json::parse(text, nullptr, false);
    if (object.is_discarded()) throw Error("rules are a name or a JSON object");
    return rules_from_json(object);
}

std::string rules_text(const Ruleset& rules) {
    nlohmann::ordered_json object;
    object["friendlyPassOk"] = rules.scoring == Scoring::territory;
    object["hasButton"] = rules.button;
    object["ko"] = word_of(rules.ko, ko_words);
    object["scoring"] = word_of(rules.scoring, scoring_words);
    object["suicide"] = rules.suicide;
    object["tax"] = word_of(rules.tax, tax_words);
    object["whiteHandicapBonus"] = word_of(rules.bonus, bonus_words);
    return object.dump();
}

}  // namespace goterr
