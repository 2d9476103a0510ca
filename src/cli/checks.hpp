/// Checks of what options are given, with sentences that help.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace goterr::cli {

/// Whatever `read` does not throw an `Error` about.
CLI::Validator read_by(std::function<void(std::string_view)> read);

/// The value is one of `names`, in any case; as a `transform` of an option it gives the name as `names` has
/// it.
CLI::Validator one_of(std::vector<std::string> names);

/// A whole number from `least` up.
CLI::Validator at_least(int least);

/// A number, with a point where it has a fraction.
CLI::Validator between(double least, double most);

}  // namespace goterr::cli
