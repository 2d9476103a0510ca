#include "command_line.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string_view>

#include "defaults.hpp"
#include "examples.hpp"
#include "goterr/core/error.hpp"
#include "options.hpp"
#include "version.hpp"

namespace goterr::cli {

namespace {

std::string explain_wrong_use(const CLI::App* app, const CLI::Error& error) {
    return std::string("goterr: error: ") + error.what() + "\nTry 'goterr " +
           (app->get_subcommands().empty() ? "" : app->get_subcommands().front()->get_name() + " ") +
           "--help'.\n";
}

/// KataGo writes long options with one dash.
std::string with_two_dashes(const std::string& argument) {
    for (const std::string& name : katago_options())
        if ("-" + name == argument || argument.rfind("-" + name + "=", 0) == 0) return "-" + argument;
    return argument;
}

/// The arguments from the last to the first, as CLI11 takes them.
std::vector<std::string> arguments_of(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const bool is_analysis = !arguments.empty() && arguments.front() == "analysis";
    if (is_analysis) std::transform(arguments.begin(), arguments.end(), arguments.begin(), with_two_dashes);
    std::reverse(arguments.begin(), arguments.end());
    return arguments;
}

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
    Command{"bench", add_bench},
};

/// Whether nothing but the command named first has to be known: most of a short run would go into describing the
/// others. Some speak of all of them, and defaults are checked against all.
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

}  // namespace

Action read_command_line(int argc, char** argv) {
    const auto app =
        std::make_shared<CLI::App>("Estimates territory and score of positions in the game of Go.", "goterr");
    app->set_version_flag("--version", "goterr " + version_text());
    app->set_help_all_flag("--help-all", "Help of all commands");
    app->failure_message(explain_wrong_use);
    app->require_subcommand(1);
    Action action;
    add_commands(*app, action, argc > 1 ? argv[1] : "");
    try {
        apply_defaults(*app);
        app->parse(arguments_of(argc, argv));
    } catch (const Error& error) {
        std::cerr << "goterr: error: " << error.what() << '\n';
        return [] { return wrong_use; };
    } catch (const CLI::ParseError& answer) {
        const int status = app->exit(answer) == 0 ? 0 : wrong_use;
        return [status] { return status; };
    }
    return [app, action] { return action(); };
}

}  // namespace goterr::cli
