#include <iostream>
#include <memory>

#include "goterr/commands/explain_command.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {
namespace {

void settle_format(ExplainCommand& explain, const std::string& format) {
    const bool by_name = !format.empty();
    explain.json = by_name ? format == "json" : extension_of(explain.output) == "json";
    check_output({by_name, format, explain.output}, {"txt", "json"});
    if (explain.trace && explain.json) throw CLI::ValidationError("--trace", "is told as text only");
    explain.width = output_columns(explain.output);
}

}  // namespace

void add_explain(CLI::App& app, Action& action) {
    auto explain = std::make_shared<ExplainCommand>();
    auto format = std::make_shared<std::string>();
    CLI::App& command = *app.add_subcommand("explain", "Why a point or its dragon is judged as it is");
    command
        .add_option_function<std::string>(
            "POINT", [explain](const std::string& name) { explain->point = point_of(name); },
            "The point, such as D4")
        ->required();
    add_input(command, explain->input);
    add_position_options(command, explain->request);
    add_judgment_options(command, explain->request);
    const OptionGroup group(command, "Output");
    command
        .add_option_function<std::string>(
            "-f,--format", [format](const std::string& name) { *format = name; },
            "Format of the output (default: by the output file's extension, else text)")
        ->type_name("text|json")
        ->transform(one_of({"text", "json"}));
    command.add_flag("--trace", explain->trace,
                     "What was read about the stone, move by move, too (for developers; text)");
    add_output_file(command, explain->output);
    command.final_callback([explain, format, &action] {
        settle_format(*explain, *format);
        action = [explain] {
            say_what_is_awaited(explain->input);
            return goterr::run(*explain, std::cin, std::cout, std::cerr);
        };
    });
}

}  // namespace goterr::cli
