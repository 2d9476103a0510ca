#include <iostream>
#include <memory>

#include "goterr/commands/protocol_commands.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

EstimateOptions options_of(const PositionRequest& request, const Ruleset& usual) {
    EstimateOptions options = request.options;
    options.rules = request.rules.value_or(usual);
    options.komi = request.komi.value_or(options.rules.default_komi);
    return options;
}

/// What KataGo's command line has and goterr does not need: taken, so that front ends can be set up the same.
void swallow(CLI::App& command) {
    for (const std::string& name : katago_options()) {
        const auto note = [name] { std::cerr << "goterr: note: -" << name << " means nothing here\n"; };
        const std::string about = "Of KataGo; taken and ignored";
        if (name == "quit-without-waiting") {
            command.add_flag_callback("--" + name, note, about)->group(ignored_options);
        } else {
            command
                .add_option_function<std::string>(
                    "--" + name, [note](const std::string&) { note(); }, about)
                ->type_name("X")
                ->group(ignored_options);
        }
    }
}

}  // namespace

std::vector<std::string> katago_options() {
    return {"config", "model", "human-model", "override-config", "analysis-threads", "quit-without-waiting"};
}

void add_gtp(CLI::App& app, Action& action) {
    auto options = std::make_shared<GtpOptions>();
    auto request = std::make_shared<PositionRequest>();
    options->version = GOTERR_VERSION;
    CLI::App& command =
        *app.add_subcommand("gtp", "Go Text Protocol, version 2, on standard input and output");
    command
        .add_option("--name", options->name, "The name to give; some front ends look at it (default: goterr)")
        ->type_name("NAME");
    command.add_flag_callback(
        "--no-files", [options] { options->files = false; }, "The client may not have files read or written");
    add_counting_options(
        command, *request,
        {.rules = "a loaded record's, else japanese", .komi = "a loaded record's, else what the rules have"});
    let_defaults_give_way(command, *request);
    command.final_callback([options, request, &action] {
        options->rules_win = request->rules.has_value();
        options->komi_wins = request->komi.has_value();
        if (!request->komi) request->komi = request->usual_komi;
        options->estimate = options_of(*request, request->usual_rules.value_or(japanese_rules));
        options->komi = request->komi;
        action = [options] { return run_gtp(*options, std::cin, std::cout); };
    });
}

void add_analysis(CLI::App& app, Action& action) {
    auto analysis = std::make_shared<AnalysisCommand>();
    auto request = std::make_shared<PositionRequest>();
    analysis->options.version = GOTERR_VERSION;
    CLI::App& command =
        *app.add_subcommand("analysis", "KataGo's analysis protocol: JSON lines in, JSON lines out");
    command.add_option("-j,--jobs", analysis->jobs, "Threads (default: as many as the machine has)")
        ->type_name("N")
        ->check(at_least(1));
    add_counting_options(command, *request,
                         {.rules = "the query's; without this option it has to name them",
                          .komi = "the query's, else what the rules have"});
    swallow(command);
    command.final_callback([analysis, request, &action] {
        analysis->options.estimate = options_of(*request, chinese_rules);
        analysis->options.komi = request->komi;
        analysis->options.needs_rules = !request->rules;
        action = [analysis] { return run_analysis(*analysis, std::cin, std::cout); };
    });
}

}  // namespace goterr::cli
