#include <memory>

#include "goterr/commands/estimate_command.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

void add_estimate(CLI::App& app, Action& action) {
    auto options = std::make_shared<EstimateCommand>();
    CLI::App& command = *app.add_subcommand("estimate", "Territory, dead stones and score of a position");
    add_input(command, options->input);
    add_position_options(command, options->request);
    add_judgment_options(command, options->request);
    add_engine_options(command, options->engine);
    const HelpTitle title(command, "Output");
    add_output_options(command, formats(), options->format, options->output);
    add_last_moves_option(command, options->render, options->request.options);
    add_terminal_options(command, options->render);
    add_options(command, {OptionGroup::picture, OptionGroup::coordinates, OptionGroup::marks},
                target_of(options->render));
    command.add_flag_callback(
        "--no-header", [options] { options->render.header = false; }, "csv: without the line of names");
    command.final_callback([options, &action] {
        check_output_options(formats(), options->format, options->output);
        action = run_on_input(options, options->input);
    });
}

}  // namespace goterr::cli
