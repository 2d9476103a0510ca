#include <iostream>

#include "goterr/render/terminal.hpp"
#include "goterr/system/environment.hpp"
#include "goterr/system/terminal.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

std::optional<std::string> locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (auto value = variable(name); value && !value->empty()) return value;
    return std::nullopt;
}

Environment environment() {
    Environment found;
    found.no_color = variable("NO_COLOR");
    found.clicolor = variable("CLICOLOR");
    found.clicolor_force = variable("CLICOLOR_FORCE");
    found.term = variable("TERM");
    found.colorterm = variable("COLORTERM");
    found.columns = variable("COLUMNS");
    found.locale = locale();
    found.is_terminal = is_terminal(Stream::output);
    found.terminal_columns = terminal_columns();
    return found;
}

}  // namespace

std::size_t help_columns() {
    constexpr std::size_t least = 40, usual = 100;
    const int width = terminal_width(environment());
    return width > 0 ? std::max(least, static_cast<std::size_t>(width)) : usual;
}

int output_columns(const std::string& output) {
    return output.empty() && is_terminal(Stream::output) ? terminal_width(environment()) : 0;
}

void say_what_is_awaited(const std::string& input) {
    if (input != "-" || !is_terminal(Stream::input)) return;
    std::cerr
        << "goterr: waiting for a board or an SGF game from the keyboard; Ctrl-D on a line of its own ends "
           "it\n";
}

void add_wish(CLI::App& command, const std::string& name, const std::string& about,
              const std::function<void(Wish)>& set) {
    const auto read = [set](const std::string& word) {
        set(word == "always" ? Wish::always : word == "never" ? Wish::never : Wish::automatic);
    };
    command.add_option_function<std::string>(name, read, about)
        ->type_name("auto|always|never")
        ->transform(one_of({"auto", "always", "never"}));
}

void add_terminal_options(CLI::App& command, RenderOptions& render) {
    const Environment found = environment();
    render.color = color_depth(Wish::automatic, found);
    render.charset = usual_charset(found);
    render.width = terminal_width(found);
    add_wish(command, "--color", "Colors in text (auto: on a terminal)",
             [&render, found](Wish wish) { render.color = color_depth(wish, found); });
    add_options(command, {OptionGroup::characters}, target_of(render));
}

void add_last_moves_option(CLI::App& command, RenderOptions& render, EstimateOptions& estimate) {
    command
        .add_flag_callback(
            "--played-out",
            [&render, &estimate] {
                render.last_moves = true;
                estimate.count = Count::played_out;
            },
            "Count after the small moves that are left, and show them")
        ->excludes("--count");
}

}  // namespace goterr::cli
