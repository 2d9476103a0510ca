#include <iostream>
#include <memory>

#include "goterr/commands/verify_command.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

void add_verify(CLI::App& app, Action& action) {
    auto verify = std::make_shared<VerifyCommand>();
    CLI::App& command = *app.add_subcommand(
        "verify", "Checks certificates that `problem --proof` wrote, by the rules of Go alone");
    command.add_option("FILE", verify->files, "Certificates; - reads standard input")->type_name("");
    command.final_callback([verify, &action] {
        action = [verify] {
            if (verify->files.size() == 1) say_what_is_awaited(verify->files.front());
            return goterr::run(*verify, std::cin, std::cout, std::cerr);
        };
    });
}

}  // namespace goterr::cli
