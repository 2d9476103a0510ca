/// Options by the names that the command line gives them, for callers that have none: `rules`, `komi`,
/// `until`.
///
/// Dashes and underscores are alike. A value is the text that would stand behind the option; switches take
/// `true` and `false`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "goterr/request/option_table.hpp"

namespace goterr {

struct NamedOption {
    std::string name;
    std::string value;
};

/// Sets one option. Throws `Error` with a sentence where there is none of that name or the value is none of
/// its.
void set_option(CallOptions& options, const NamedOption& option);

/// What was asked for beside the usual, of every position alike: neither `until` nor `variation` is among it.
std::vector<NamedOption> given_options(const PositionRequest& request);

/// The options in a JSON object: its values are texts, numbers, true, false, null (which is passed over) or
/// arrays of texts and numbers (which stand for their members with commas between). Throws `ParseError`.
std::vector<NamedOption> options_of_json(std::string_view json);

}  // namespace goterr
