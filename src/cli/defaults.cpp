#include "defaults.hpp"

#include "goterr/core/ascii.hpp"
#include "goterr/core/joined.hpp"
#include "options.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include "goterr/commands/streams.hpp"
#include "goterr/core/error.hpp"
#include "goterr/system/environment.hpp"
#include "goterr/system/path.hpp"
#include "guidance.hpp"

namespace goterr::cli {
namespace {

std::string value_of(const std::string& name) { return variable(name).value_or(""); }

/// The command itself and all below it.
std::vector<CLI::App*> commands_from(CLI::App& app) {
    std::vector<CLI::App*> commands{&app};
    for (std::size_t at = 0; at < commands.size(); ++at)
        for (CLI::App* below : commands[at]->get_subcommands([](const CLI::App*) { return true; }))
            commands.push_back(below);
    return commands;
}

/// Arguments, and options that do something else instead of the command, have no defaults.
bool may_have_default(const CLI::App& command, const CLI::Option& option) {
    return !option.get_positional() && &option != command.get_help_ptr() &&
           &option != command.get_help_all_ptr() && &option != command.get_version_ptr() &&
           option.get_group() != ignored_options;
}

CLI::Option* option_of(CLI::App& command, const std::string& name) {
    CLI::Option* option = command.get_option_no_throw("--" + name);
    return option != nullptr && may_have_default(command, *option) ? option : nullptr;
}

std::vector<std::string> names_of_options(const std::vector<CLI::App*>& commands) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands)
        for (const CLI::Option* option : command->get_options())
            if (may_have_default(*command, *option))
                names.insert(names.end(), option->get_lnames().begin(), option->get_lnames().end());
    return names;
}

/// Sets the option wherever it is understood; what was wrong with the value if it is nowhere.
void set_default(const std::vector<CLI::App*>& commands, const std::string& name, const std::string& value,
                 const std::string& origin) {
    std::string problem = fmt::format("no command has the option '{}'{}", name,
                                      perhaps_meant(name, names_of_options(commands)));
    bool done = false;
    for (CLI::App* command : commands) {
        CLI::Option* option = option_of(*command, name);
        if (option == nullptr) continue;
        try {
            option->run_callback_for_default()->default_val(value);
            done = true;
        } catch (const CLI::Error& error) {
            problem = error.what();
        }
    }
    if (!done) throw Error(fmt::format("{}: {}", origin, problem));
}

std::vector<CLI::App*> commands_named(CLI::App& app, const std::vector<std::string>& path,
                                      const std::string& origin) {
    CLI::App* command = &app;
    for (const std::string& name : path) {
        const auto below =
            command->get_subcommands([&](const CLI::App* app) { return app->get_name() == name; });
        if (below.empty())
            throw Error(fmt::format("{}: there is no command '{}'{}", origin, name,
                                    perhaps_meant(name, command_names(*command))));
        command = below.front();
    }
    return commands_from(*command);
}

constexpr std::size_t longest_file = std::size_t{1} << 16;

/// The file without the mark that some editors begin it with.
std::string text_of(const std::string& path) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text(longest_file + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || is_broken(file)) throw Error(fmt::format("{}: this file cannot be read", path));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > longest_file)
        throw Error(fmt::format("{}: this file is too long for a configuration", path));
    return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

/// The file and the line where the item stands: CLI11 does not tell.
std::string place_of(const CLI::ConfigItem& item, const std::string& text_of_file, const std::string& path) {
    std::istringstream file(text_of_file);
    const std::string wanted = joined(item.parents, ".");
    std::string section;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const std::string_view text = trimmed(line);
        if (text.starts_with('[')) section = trimmed(text.substr(1, text.find(']') - 1));
        const bool names_it = trimmed(text.substr(0, text.find('='))) == item.name;
        if (section == wanted && names_it) return fmt::format("{}:{}", path, number);
    }
    return path;
}

void apply_file(CLI::App& app, const std::string& path) {
    const std::string text = text_of(path);
    std::istringstream file(text);
    std::vector<CLI::ConfigItem> items;
    try {
        items = CLI::ConfigTOML().from_config(file);
    } catch (const CLI::Error& error) {
        throw Error(fmt::format("{}: {}", path, error.what()));
    }
    for (const CLI::ConfigItem& item : items) {
        if (item.name == "++" || item.name == "--") continue;  // where CLI11 sees a section begin and end
        const std::string place = place_of(item, text, path);
        set_default(commands_named(app, item.parents, place), item.name, joined(item.inputs, ","), place);
    }
}

std::string variable_name(const std::string& option) {
    std::string name = "GOTERR_";
    for (const char c : option) name += c == '-' ? '_' : upper(c);
    return name;
}

void apply_environment(CLI::App& app) {
    const auto commands = commands_from(app);
    std::vector<std::string> done;
    for (CLI::App* command : commands)
        for (const CLI::Option* option : command->get_options()) {
            if (!may_have_default(*command, *option) || option->get_lnames().empty()) continue;
            const std::string name = option->get_lnames().front(), value = value_of(variable_name(name));
            if (value.empty() || std::find(done.begin(), done.end(), name) != done.end()) continue;
            set_default(commands, name, value, variable_name(name));
            done.push_back(name);
        }
}

/// $GOTERR_CONFIG, else goterr/config.toml in $XDG_CONFIG_HOME or ~/.config; empty if there is none to be
/// read.
std::string config_path() {
    if (const auto chosen = variable("GOTERR_CONFIG")) return *chosen;
    const std::string config = value_of("XDG_CONFIG_HOME"), home = value_of("HOME");
    if (config.empty() && home.empty()) return "";
    const auto folder =
        config.empty() ? std::filesystem::path(home) / ".config" : std::filesystem::path(config);
    const auto path = folder / "goterr" / "config.toml";
    return is_there(path.string()) ? path.string() : "";
}

}  // namespace

bool has_defaults() {
    if (!config_path().empty()) return true;
    return has_variable(
        [](std::string_view name) { return name.starts_with("GOTERR_") && name != "GOTERR_CONFIG"; });
}

void apply_defaults(CLI::App& app) {
    if (const std::string path = config_path(); !path.empty()) apply_file(app, path);
    apply_environment(app);
}

}  // namespace goterr::cli
