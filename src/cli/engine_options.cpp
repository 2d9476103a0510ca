#include "options.hpp"

namespace goterr::cli {

void add_engine_options(CLI::App& command, EngineOptions& engine) {
    const HelpTitle title(command, "Another engine");
    command
        .add_option("--engine", engine.command,
                    "Ownership and lead of open positions from a program that speaks KataGo's analysis "
                    "protocol, such as \"katago analysis -model NET -config CFG\"")
        ->type_name("COMMAND");
    command
        .add_option("--engine-timeout", engine.timeout,
                    "How long it may be silent while it is asked something (default: 60)")
        ->type_name("SECONDS")
        ->check(between(0.01, 1e6));
}

}  // namespace goterr::cli
