#include "options.hpp"

namespace goterr::cli {

CLI::Option* add_of(CLI::App& command, std::optional<Point>& of, const std::string& about) {
    return command
        .add_option_function<std::string>(
            "--of", [&of](const std::string& name) { of = point_in(name); }, about)
        ->type_name("POINT")
        ->check(read_by(point_in));
}

void add_input(CLI::App& command, std::string& input) {
    command.add_option("INPUT", input, "SGF file or board diagram; - or nothing: standard input")
        ->type_name("");
}

void add_position_options(CLI::App& command, PositionRequest& request) {
    const HelpTitle title(command, "Which position");
    add_options(command, {OptionGroup::position}, target_of(request));
}

void add_counting_options(CLI::App& command, PositionRequest& request, const Counting& usual) {
    using enum OptionGroup;
    const HelpTitle title(command, "How it is counted");
    const OptionTarget target = target_of(request);
    add_options(command, {rules, count}, target, {.usual = {usual.rules, usual.komi}});
    if (usual.method) add_options(command, {method, bouzy}, target);
    add_options(command, {effort}, target);
}

void let_defaults_give_way(CLI::App& command, PositionRequest& request) {
    command.preparse_callback([&request](std::size_t) {
        if (request.rules) request.usual_rules = std::exchange(request.rules, {});
        if (request.komi) request.usual_komi = std::exchange(request.komi, {});
    });
}

void add_judgment_options(CLI::App& command, PositionRequest& request, const Counting& usual) {
    add_counting_options(command, request, usual);
    let_defaults_give_way(command, request);
    const HelpTitle title(command, "What you know better");
    add_options(command, {OptionGroup::judgment}, target_of(request));
}

}  // namespace goterr::cli
