/// Rules by the names that people and servers give them.
///
/// Sources: KataGo's "Supported Go Rules" for its names and its descriptions, the SGF files of servers and of
/// collections in many languages for all others.
#pragma once

#include <optional>
#include <string_view>

#include "goterr/board/ruleset.hpp"

namespace goterr {

/// The rules that `written` means: a name in any spelling, alone or in a sentence, or KataGo's description
/// `koSIMPLEscoreAREA...`. Nothing for a name that is not known.
std::optional<Ruleset> read_rules(std::string_view written);

}  // namespace goterr
