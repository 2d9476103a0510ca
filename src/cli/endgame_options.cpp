#include <memory>

#include "goterr/commands/endgame_command.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

void add_endgame(CLI::App& app, Action& action) {
    auto endgame = std::make_shared<EndgameCommand>();
    CLI::App& command = *app.add_subcommand(
        "endgame", "What is left to play: the value of each play, the best order, the result");
    add_input(command, endgame->input);
    add_position_options(command, endgame->request);
    add_judgment_options(command, endgame->request, {.method = false});
    const HelpTitle title(command, "Output");
    add_output_options(command, endgame_formats(), endgame->format, endgame->output);
    add_terminal_options(command, endgame->render);
    add_options(command, {OptionGroup::picture, OptionGroup::coordinates, OptionGroup::marks},
                target_of(endgame->render));
    command.final_callback([endgame, &action] {
        check_output_options(endgame_formats(), endgame->format, endgame->output);
        action = run_on_input(endgame, endgame->input);
    });
}

}  // namespace goterr::cli
