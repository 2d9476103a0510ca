/// Command lines that teach: shown below `--help` and in the manual page.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace goterr::cli {

struct Example {
    std::string_view command;  ///< the subcommand that shows it
    std::string_view line;
    std::string_view about;
};

std::span<const Example> examples();

/// Those of a command as the end of its help; of all commands, one each, where the name is empty.
std::string help_examples(std::string_view command);

}  // namespace goterr::cli
