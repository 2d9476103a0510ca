/// What people write on the command line, as CLI11 understands it: `help map` for `map --help`, `game.sgf`
/// for `estimate game.sgf`, and KataGo's long options with one dash.
#pragma once

#include <string>
#include <vector>

namespace goterr::cli {

/// The arguments in their order; `commands` are the names of all commands.
std::vector<std::string> understood_arguments(std::vector<std::string> arguments,
                                              const std::vector<std::string>& commands);

}  // namespace goterr::cli
