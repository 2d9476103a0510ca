/// What to say about a command line that cannot be meant: what was not understood, and what was perhaps
/// meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace goterr::cli {

/// `; did you mean 'chinese'?`: the candidate that differs from `word` by the fewest letters left out, put
/// in, changed or swapped with their neighbor. Nothing where these are more than a third of it; case does not
/// count.
std::string perhaps_meant(std::string_view word, const std::vector<std::string>& candidates);

/// The names of the commands right below `app`.
std::vector<std::string> command_names(const CLI::App& app);

/// The whole message about `error`, which came up when `app` read its arguments.
std::string explain_wrong_use(const CLI::App* app, const CLI::Error& error);

}  // namespace goterr::cli
