/// What options with decimal numbers have in common.
#pragma once

#include <CLI/CLI.hpp>

namespace goterr::cli {

/// A check that a decimal number is finite and from `least` to `most`.
CLI::Validator number_between(double least, double most);

}  // namespace goterr::cli
