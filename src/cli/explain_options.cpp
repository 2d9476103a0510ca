#include <iostream>
#include <memory>

#include "goterr/commands/explain_command.hpp"
#include "options.hpp"

namespace goterr::cli {

void add_explain(CLI::App& app, Action& action) {
    auto explain = std::make_shared<ExplainCommand>();
    CLI::App& command = *app.add_subcommand("explain", "Why a point or its dragon is judged as it is");
    command
        .add_option_function<std::string>(
            "POINT",
            [explain](const std::string& name) {
                const auto point = point_from_name(name);
                if (!point) throw CLI::ValidationError("'" + name + "' is no point; write one such as D4");
                explain->point = *point;
            },
            "The point, such as D4")
        ->required();
    add_input(command, explain->input);
    add_position_options(command, explain->request);
    add_judgment_options(command, explain->request);
    command
        .add_option_function<std::string>(
            "-f,--format", [explain](const std::string& name) { explain->json = name == "json"; },
            "Format of the output (default: text)")
        ->type_name("text|json")
        ->check(CLI::IsMember({"text", "json"}).description(""));
    command.add_option("-o,--output", explain->output, "Where to write (default: standard output)")
        ->type_name("FILE");
    command.final_callback([explain, &action] {
        action = [explain] { return goterr::run(*explain, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
