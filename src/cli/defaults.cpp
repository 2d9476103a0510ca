#include "defaults.hpp"

#include "goterr/core/ascii.hpp"
#include "options.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include <fmt/format.h>

#include "goterr/core/error.hpp"
#include "goterr/system/environment.hpp"

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

/// Sets the option wherever it is understood; what was wrong with the value if it is nowhere.
void set_default(const std::vector<CLI::App*>& commands, const std::string& name, const std::string& value,
                 const std::string& origin) {
    std::string problem = fmt::format("no command has the option '{}'", name);
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
        if (below.empty()) throw Error(fmt::format("{}: there is no command '{}'", origin, name));
        command = below.front();
    }
    return commands_from(*command);
}

void apply_file(CLI::App& app, const std::string& path) {
    std::ifstream file(path);
    if (!file) throw Error(fmt::format("{}: this file cannot be read", path));
    std::vector<CLI::ConfigItem> items;
    try {
        items = CLI::ConfigTOML().from_config(file);
    } catch (const CLI::Error& error) {
        throw Error(fmt::format("{}: {}", path, error.what()));
    }
    for (const CLI::ConfigItem& item : items) {
        if (item.name == "++" || item.name == "--") continue;  // where CLI11 sees a section begin and end
        std::string value;
        for (const std::string& part : item.inputs) value += (value.empty() ? "" : ",") + part;
        set_default(commands_named(app, item.parents, path), item.name, value, path);
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

}  // namespace

std::string config_path() {
    if (const auto chosen = variable("GOTERR_CONFIG")) return *chosen;
    const std::string config = value_of("XDG_CONFIG_HOME"), home = value_of("HOME");
    if (config.empty() && home.empty()) return "";
    const auto folder =
        config.empty() ? std::filesystem::path(home) / ".config" : std::filesystem::path(config);
    const auto path = folder / "goterr" / "config.toml";
    std::error_code unreadable;
    return std::filesystem::exists(path, unreadable) ? path.string() : "";
}

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
