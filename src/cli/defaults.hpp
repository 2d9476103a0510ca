/// Defaults of options from outside the command line: GOTERR_* variables, and a configuration file in TOML.
///
/// `rules = "chinese"` at the top of the file, or GOTERR_RULES=chinese, holds for all commands that have
/// --rules and understand the value; below `[estimate]` or `[map.bouzy]` it holds for that command. The
/// command line beats the environment, and that the file.
#pragma once

#include <CLI/CLI.hpp>

namespace goterr::cli {

/// Whether there is a configuration file or any GOTERR_* variable besides its own.
bool has_defaults();

/// Sets the defaults of all commands of `app`. Throws `Error` for a file that cannot be read, an option that
/// no command has, and a value that no command understands.
void apply_defaults(CLI::App& app);

}  // namespace goterr::cli
