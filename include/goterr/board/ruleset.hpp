/// Rules of play and of counting, under KataGo's names.
///
/// Source: KataGo's "Supported Go Rules" (lightvector.github.io/KataGo/rules.html): a ruleset is a choice of
/// ko rule, scoring, tax, suicide, button and white's compensation for handicap stones.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace goterr {

enum class KoRule { simple, positional, situational };
enum class Scoring { area, territory };
enum class Tax { none, seki, all };  ///< which points are not counted: none; in seki; two a group
enum class HandicapBonus { none, stones, stones_but_one };  ///< points white gets for handicap stones

struct Ruleset {
    std::string_view name;  ///< KataGo's name, lower case
    KoRule ko = KoRule::simple;
    Scoring scoring = Scoring::territory;
    Tax tax = Tax::seki;
    bool suicide = false;
    bool button = false;
    HandicapBonus bonus = HandicapBonus::none;
    double default_komi = 6.5;

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

inline constexpr std::array<Ruleset, 12> rulesets{{
    {"japanese", KoRule::simple, Scoring::territory, Tax::seki, false, false, HandicapBonus::none, 6.5},
    {"korean", KoRule::simple, Scoring::territory, Tax::seki, false, false, HandicapBonus::none, 6.5},
    {"chinese", KoRule::simple, Scoring::area, Tax::none, false, false, HandicapBonus::stones, 7.5},
    {"chinese-ogs", KoRule::positional, Scoring::area, Tax::none, false, false, HandicapBonus::stones, 7.5},
    {"chinese-kgs", KoRule::positional, Scoring::area, Tax::none, false, false, HandicapBonus::stones, 7.5},
    {"aga", KoRule::situational, Scoring::area, Tax::none, false, false, HandicapBonus::stones_but_one, 7.5},
    {"bga", KoRule::situational, Scoring::area, Tax::none, false, false, HandicapBonus::stones_but_one, 7.5},
    {"aga-button", KoRule::situational, Scoring::area, Tax::none, false, true, HandicapBonus::stones_but_one,
     7.0},
    {"new-zealand", KoRule::situational, Scoring::area, Tax::none, true, false, HandicapBonus::none, 7.0},
    {"tromp-taylor", KoRule::positional, Scoring::area, Tax::none, true, false, HandicapBonus::none, 7.5},
    {"stone-scoring", KoRule::simple, Scoring::area, Tax::all, false, false, HandicapBonus::none, 6.5},
    {"ancient-territory", KoRule::simple, Scoring::territory, Tax::all, false, false, HandicapBonus::none,
     6.5},
}};

inline constexpr Ruleset japanese_rules = rulesets[0];
inline constexpr Ruleset chinese_rules = rulesets[2];

/// The ruleset of that exact name (KataGo's lower-case spelling).
constexpr std::optional<Ruleset> ruleset_named(std::string_view name) {
    for (const Ruleset& rules : rulesets)
        if (rules.name == name) return rules;
    return std::nullopt;
}

}  // namespace goterr
