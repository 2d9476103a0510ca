#include <iostream>
#include <memory>

#include "options.hpp"
#include "outline.hpp"

namespace goterr::cli {
namespace {

int print(const std::string& text) {
    std::cout << text << std::flush;
    return std::cout ? 0 : 1;
}

}  // namespace

void add_completion(CLI::App& app, Action& action) {
    auto shell = std::make_shared<std::string>();
    CLI::App& command =
        *app.add_subcommand("completion", "Completions for a shell, to be sourced or installed");
    command.add_option("SHELL", *shell, "For which shell")
        ->type_name("bash|zsh|fish")
        ->transform(one_of({"bash", "zsh", "fish"}));
    command.final_callback([shell, &app, &action] {
        if (shell->empty())
            throw CLI::ValidationError("name a shell, bash, zsh or fish, such as 'goterr completion bash'");
        action = [shell, &app] {
            const CommandOutline outline = outline_of(app);
            return print(*shell == "bash"  ? bash_completion(outline)
                         : *shell == "zsh" ? zsh_completion(outline)
                                           : fish_completion(outline));
        };
    });
}

void add_manual(CLI::App& app, Action& action) {
    CLI::App& command = *app.add_subcommand("manual", "The manual page: goterr manual | man -l -");
    command.final_callback(
        [&app, &action] { action = [&app] { return print(manual_page(outline_of(app), GOTERR_VERSION)); }; });
}

}  // namespace goterr::cli
