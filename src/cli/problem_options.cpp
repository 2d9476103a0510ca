#include <iostream>
#include <memory>

#include "goterr/commands/problem_command.hpp"
#include "goterr/system/terminal.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

constexpr double default_seconds = 5;

void add_problem(CLI::App& app, Action& action) {
    auto problem = std::make_shared<ProblemCommand>();
    problem->request.options.effort = Effort::deep;
    problem->seconds = default_seconds;
    problem->progress = is_terminal(Stream::error);
    CLI::App& command = *app.add_subcommand(
        "problem", "Life-and-death problems: alive, dead, ko or seki with either side first, and the moves");
    command
        .add_option("INPUT", problem->inputs,
                    "SGF files, board diagrams or folders of them; - reads standard input")
        ->type_name("");
    add_of(command, problem->of,
           "A stone of the dragon in question (default: one the record marks, else the one whose life is in "
           "doubt)");
    command
        .add_option("--seconds", problem->seconds,
                    "About how long to read at most; counted in boards, so that answers are the same on "
                    "every machine "
                    "(default: 5, or as --effort says)")
        ->type_name("N")
        ->check(between(0.001, 3600));
    command.add_option("--proof", problem->proof, "Write certificates of what is read, for `goterr verify`")
        ->type_name("FILE");
    add_position_options(command, problem->request);
    add_judgment_options(command, problem->request, {.method = false});
    command.get_option("--until")->description(
        "The position after N moves of the record (default: 0, the problem as it is set up)");
    add_output_options(command, problem_formats(), problem->format, problem->output);
    add_terminal_options(command, problem->render);
    add_options(command, {OptionGroup::picture, OptionGroup::coordinates}, target_of(problem->render));
    command.final_callback([problem, &command, &action] {
        check_output_options(problem_formats(), problem->format, problem->output);
        problem->one_game = command.count("--game") > 0;
        if (command.count("--effort") > 0 && command.count("--seconds") == 0) problem->seconds = 0;
        action = [problem] {
            if (problem->inputs.size() == 1) say_what_is_awaited(problem->inputs.front());
            return goterr::run(*problem, std::cin, std::cout, std::cerr);
        };
    });
}

}  // namespace goterr::cli
