#include <memory>

#include "goterr/commands/report_command.hpp"
#include "goterr/system/terminal.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

namespace {

void add_output(CLI::App& command, GraphCommand& graph) {
    const HelpTitle title(command, "Output");
    add_output_options(command, graph_formats(), graph.format, graph.output);
    add_terminal_options(command, graph.render);
    add_options(command, {OptionGroup::picture}, target_of(graph.render));
}

/// What graph and report share: which game, which positions, how many threads.
void add_game(CLI::App& command, GraphCommand& graph) {
    graph.progress = is_terminal(Stream::error);
    add_input(command, graph.input);
    command.add_option("--every", graph.every, "Estimate after every N moves (default: 1)")
        ->type_name("N")
        ->check(at_least(1));
    add_position_options(command, graph.request);
    add_judgment_options(command, graph.request);
    add_engine_options(command, graph.engine);
    command.add_option("-j,--jobs", graph.jobs, "Threads (default: as many as the machine has)")
        ->type_name("N")
        ->check(at_least(1));
}

}  // namespace

void add_graph(CLI::App& app, Action& action) {
    auto graph = std::make_shared<GraphCommand>();
    graph->request.options.effort = Effort::quick;  // a whole game in half a second
    CLI::App& command = *app.add_subcommand("graph", "The score lead along a game, and its turning points");
    add_game(command, *graph);
    add_output(command, *graph);
    command.final_callback([graph, &action] {
        check_output_options(graph_formats(), graph->format, graph->output);
        action = run_on_input(graph, graph->input);
    });
}

void add_report(CLI::App& app, Action& action) {
    auto report = std::make_shared<ReportCommand>();
    CLI::App& command =
        *app.add_subcommand("report", "A game as one HTML page: board, territory, dragons, score graph");
    add_game(command, report->game);
    add_output_file(command, report->game.output);
    command.add_flag("--static", report->without_module,
                     "Only what is computed now: a smaller page, which estimates nothing itself");
    command
        .add_option(
            "--page", report->page,
            "A goterr.html whose WebAssembly module goes into the page, with the net of goterr-net.js where "
            "that lies beside it (default: what this goterr was built with, if anything)")
        ->type_name("FILE");
    command.final_callback([report, &action] {
        check_output({false, "html", report->game.output}, {"html", "htm"});
        action = run_on_input(report, report->game.input);
    });
}

}  // namespace goterr::cli
