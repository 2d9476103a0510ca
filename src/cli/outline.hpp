/// The commands and options as plain data, taken from CLI11, for what describes them elsewhere: completions
/// of shells and the manual page. Nothing is written down twice, so neither can lag behind `--help`.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace goterr::cli {

struct OptionOutline {
    std::vector<std::string> names;    ///< with their dashes, the short one first
    std::string value;                 ///< what it takes, such as `N`; empty for a flag
    std::vector<std::string> choices;  ///< all that it takes, where that is a list
    bool file = false;                 ///< it takes a file
    std::string about;

    bool takes_value() const { return !value.empty(); }
};

struct CommandOutline {
    std::string path;  ///< `goterr map bouzy`
    std::string about;
    std::string argument;                       ///< `INPUT`, `PATH...`; empty if it takes none
    std::vector<std::string> argument_choices;  ///< all that it takes, where that is a list and no file
    std::vector<OptionOutline> options;
    std::vector<CommandOutline> commands;

    /// The last word of the path.
    std::string name() const { return path.substr(path.rfind(' ') + 1); }
};

CommandOutline outline_of(const CLI::App& app);

/// This command and all below it, in order.
std::vector<const CommandOutline*> all_commands(const CommandOutline& top);

/// `text` with a backslash before every one of `special`.
std::string escaped(const std::string& text, const std::string& special);

std::string bash_completion(const CommandOutline& top);
std::string zsh_completion(const CommandOutline& top);
std::string fish_completion(const CommandOutline& top);

/// The manual page in the man macros.
std::string manual_page(const CommandOutline& top, const std::string& version);

}  // namespace goterr::cli
