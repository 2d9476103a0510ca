#include <iostream>
#include <memory>

#include "goterr/commands/estimate_command.hpp"
#include "options.hpp"

namespace goterr::cli {

void add_estimate(CLI::App& app, Action& action) {
    auto options = std::make_shared<EstimateCommand>();
    CLI::App& command = *app.add_subcommand("estimate", "Territory, dead stones and score of a position");
    add_input(command, options->input);
    add_position_options(command, options->request);
    add_judgment_options(command, options->request);
    std::vector<std::string> names;
    for (const Format& format : formats()) names.emplace_back(format.name);
    command
        .add_option_function<std::string>(
            "-f,--format", [options](const std::string& name) { options->format = format_named(name); },
            "Format of the output (default: by the output file's extension, else text)")
        ->type_name("NAME")
        ->check(CLI::IsMember(names));
    command.add_option("-o,--output", options->output, "Where to write (default: standard output)")
        ->type_name("FILE");
    add_terminal_options(command, options->render);
    add_board_picture_options(command, options->render.picture);
    add_sgf_options(command, options->render);
    command.final_callback([options, &action] {
        action = [options] { return goterr::run(*options, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
