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

/// The candidate that differs from `word` by the fewest letters left out, put in, changed or swapped with
/// their neighbor, if these are at most a third of it; else nothing. Case does not count.
std::string closest(std::string_view word, const std::vector<std::string>& candidates);

/// `; did you mean 'chinese'?`, or nothing where no candidate is close.
std::string perhaps_meant(std::string_view word, const std::vector<std::string>& candidates);

/// The names of the commands right below `app`.
std::vector<std::string> command_names(const CLI::App& app);

/// The whole message about `error`, which came up when `app` read its arguments.
std::string explain_wrong_use(const CLI::App& app, const CLI::Error& error);

}  // namespace goterr::cli
