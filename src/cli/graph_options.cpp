#include <unistd.h>

#include <iostream>
#include <memory>

#include "goterr/commands/report_command.hpp"
#include "goterr/render/format_table.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

void add_output(CLI::App& command, GraphCommand& graph) {
    std::vector<std::string> names;
    for (const GraphFormat& format : graph_formats()) names.emplace_back(format.name);
    command
        .add_option_function<std::string>(
            "-f,--format",
            [&graph](const std::string& name) { graph.format = row_named(graph_formats(), name); },
            "Format of the output (default: by the output file's extension, else text)")
        ->type_name("NAME")
        ->check(CLI::IsMember(names));
    command.add_option("-o,--output", graph.output, "Where to write (default: standard output)")
        ->type_name("FILE");
}

/// What graph and report share: which game, which positions, how many threads.
void add_game(CLI::App& command, GraphCommand& graph) {
    graph.progress = ::isatty(STDERR_FILENO) != 0;
    add_input(command, graph.input);
    command.add_option("--every", graph.every, "Estimate after every N moves (default: 1)")
        ->type_name("N")
        ->check(at_least(1));
    add_position_options(command, graph.request);
    add_judgment_options(command, graph.request);
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
    add_terminal_options(command, graph->render);
    add_picture_options(command, graph->render.picture);
    command.final_callback([graph, &action] {
        action = [graph] { return goterr::run(*graph, std::cin, std::cout, std::cerr); };
    });
}

void add_report(CLI::App& app, Action& action) {
    auto report = std::make_shared<GraphCommand>();
    CLI::App& command =
        *app.add_subcommand("report", "A game as one HTML page: board, territory, dragons, score graph");
    add_game(command, *report);
    command.add_option("-o,--output", report->output, "Where to write (default: standard output)")
        ->type_name("FILE");
    command.final_callback([report, &action] {
        action = [report] { return run_report(*report, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
