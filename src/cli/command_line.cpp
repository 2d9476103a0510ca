#include "command_line.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string_view>

#include "arguments.hpp"
#include "defaults.hpp"
#include "examples.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/core/error.hpp"
#include "goterr/render/raster.hpp"
#include "guidance.hpp"
#include "help_text.hpp"
#include "options.hpp"
#include "version.hpp"

namespace goterr::cli {

namespace {

struct Command {
    std::string_view name;
    void (*add)(CLI::App&, Action&);
};

constexpr std::array commands{
    Command{"estimate", add_estimate}, Command{"eyes", add_eyes},
    Command{"map", add_map},           Command{"explain", add_explain},
    Command{"batch", add_batch},       Command{"graph", add_graph},
    Command{"problem", add_problem},   Command{"completion", add_completion},
    Command{"manual", add_manual},     Command{"report", add_report},
    Command{"gtp", add_gtp},           Command{"analysis", add_analysis},
    Command{"bench", add_bench},       Command{"endgame", add_endgame},
    Command{"verify", add_verify},
};

/// Whether nothing but the command named first has to be known: most of a short run would go into describing
/// the others. Some speak of all of them, and defaults are checked against all.
bool stands_alone(std::string_view name) {
    return name != "completion" && name != "manual" && !has_defaults() &&
           std::any_of(commands.begin(), commands.end(), [&](const Command& c) { return c.name == name; });
}

void add_commands(CLI::App& app, Action& action, std::string_view first) {
    const bool alone = stands_alone(first);
    for (const Command& command : commands)
        if (!alone || command.name == first) command.add(app, action);
    app.footer(help_examples(""));
    for (CLI::App* command : app.get_subcommands(nullptr))
        command->footer(help_examples(command->get_name()));
}

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const Command& command : commands) names.emplace_back(command.name);
    return names;
}

/// CLI11's help, fitted to the terminal.
std::string help_of(const CLI::App* command, std::string name, CLI::AppFormatMode mode) {
    return fitted_help(CLI::Formatter().make_help(command, std::move(name), mode), help_columns());
}

/// CLI11 would take the next argument for the value that is missing behind `--komi=`.
void refuse_empty_values(const std::vector<std::string>& arguments) {
    for (const std::string& argument : arguments)
        if (argument.starts_with("--") && argument.find('=') == argument.size() - 1)
            throw Error("'" + argument + "' has no value");
}

}  // namespace

Action read_command_line(int argc, char** argv) {
    const auto app =
        std::make_shared<CLI::App>("Estimates territory and score of positions in the game of Go.", "goterr");
    app->set_version_flag("--version",
                          [] { return "goterr " + version_text() + "\npictures: " + text_libraries(); });
    app->set_help_all_flag("--help-all", "Help of all commands");
    app->formatter_fn(help_of);
    app->failure_message(explain_wrong_use);
    app->require_subcommand(1);
    Action action;
    auto arguments = understood_arguments({argv + 1, argv + std::max(argc, 1)}, all_names());
    add_commands(*app, action, arguments.empty() ? "" : arguments.front());
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes them
    try {
        refuse_empty_values(arguments);
        apply_defaults(*app);
        app->parse(arguments);
    } catch (const Error& error) {
        std::cerr << "goterr: error: " << cut_short(error.what()) << '\n';
        return [] { return wrong_use; };
    } catch (const CLI::ParseError& answer) {
        const int status = app->exit(answer) == 0 ? 0 : wrong_use;
        return [status] { return status; };
    }
    return [app, action] { return action(); };
}

}  // namespace goterr::cli
