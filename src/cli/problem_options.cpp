#include <iostream>
#include <memory>

#include "goterr/commands/problem_command.hpp"
#include "goterr/render/format_table.hpp"
#include "options.hpp"

namespace goterr::cli {
namespace {

void add_of(CLI::App& command, std::optional<Point>& of) {
    command
        .add_option_function<std::string>(
            "--of",
            [&of](const std::string& name) {
                of = point_from_name(name);
                if (!of) throw CLI::ValidationError("--of wants a point, such as D4");
            },
            "A stone of the dragon in question (default: the one whose life is in doubt)")
        ->type_name("POINT");
}

void add_format(CLI::App& command, ProblemCommand& problem) {
    std::vector<std::string> names;
    for (const ProblemFormat& format : problem_formats()) names.emplace_back(format.name);
    command
        .add_option_function<std::string>(
            "-f,--format",
            [&problem](const std::string& name) { problem.format = row_named(problem_formats(), name); },
            "Format of the output (default: by the output file's extension, else text)")
        ->type_name("text|json|sgf|svg|png")
        ->check(CLI::IsMember(names).description(""));
    command.add_option("-o,--output", problem.output, "Where to write (default: standard output)")
        ->type_name("FILE");
}

}  // namespace

void add_problem(CLI::App& app, Action& action) {
    auto problem = std::make_shared<ProblemCommand>();
    problem->request.options.effort = Effort::deep;
    CLI::App& command = *app.add_subcommand(
        "problem", "Life-and-death problems: alive, dead, ko or seki with either side first, and the moves");
    command
        .add_option("INPUT", problem->inputs,
                    "SGF files, board diagrams or folders of them; - reads standard input")
        ->type_name("");
    add_of(command, problem->of);
    add_position_options(command, problem->request);
    add_judgment_options(command, problem->request, {.method = false});
    command.get_option("--until")->description(
        "The position after N moves of the record (default: 0, the problem as it is set up)");
    command.get_option("--effort")->description("How much is played out and read at most (default: deep)");
    add_format(command, *problem);
    add_terminal_options(command, problem->render);
    add_map_picture_options(command, problem->render.picture);
    command.final_callback([problem, &command, &action] {
        problem->one_game = command.count("--game") > 0;
        action = [problem] { return goterr::run(*problem, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
