#include <fmt/format.h>

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

/// Whoever names the file first means the same.
void settle_point(ExplainCommand& explain, const std::string& point) {
    const bool swapped = !point_from_name(point) && point_from_name(explain.input);
    if (!swapped && !point_from_name(point) && explain.input == "-")
        throw CLI::ValidationError(fmt::format(
            "'{}' is no point; a point stands before the file: goterr explain D4 {}", point, point));
    const std::string& name = swapped ? explain.input : point;
    if (const std::string why = read_by(point_in)(name); !why.empty()) throw CLI::ValidationError(why);
    explain.point = point_in(name);
    if (swapped) explain.input = point;
}

}  // namespace

void add_explain(CLI::App& app, Action& action) {
    auto explain = std::make_shared<ExplainCommand>();
    auto format = std::make_shared<std::string>();
    CLI::App& command = *app.add_subcommand("explain", "Why a point or its dragon is judged as it is");
    auto point = std::make_shared<std::string>();
    command.add_option("POINT", *point, "The point, such as D4")->type_name("")->required();
    add_input(command, explain->input);
    add_position_options(command, explain->request);
    add_judgment_options(command, explain->request);
    add_engine_options(command, explain->engine);
    const HelpTitle title(command, "Output");
    command
        .add_option_function<std::string>(
            "-f,--format", [format](const std::string& name) { *format = name; },
            "Format of the output (default: by the output file's extension, else text)")
        ->type_name("text|json")
        ->transform(one_of({"text", "json"}));
    command.add_flag("--trace", explain->trace,
                     "What was read about the stone, move by move, too (for developers; text)");
    add_output_file(command, explain->output);
    command.final_callback([explain, format, point, &action] {
        settle_point(*explain, *point);
        settle_format(*explain, *format);
        action = run_on_input(explain, explain->input);
    });
}

}  // namespace goterr::cli
