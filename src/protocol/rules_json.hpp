/// Rules in the words of KataGo's protocols: a name, or an object of its fields.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "goterr/board/ruleset.hpp"

namespace goterr {

/// Throws `Error` with a sentence for what is no rules.
Ruleset rules_from_text(std::string_view text);
Ruleset rules_from_json(const nlohmann::json& json);

/// `0`, `N` or `N-1`.
HandicapBonus handicap_bonus_from_json(const nlohmann::json& word);

/// KataGo's object on one line.
std::string rules_text(const Ruleset& rules);

}  // namespace goterr
