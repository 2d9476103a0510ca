#include <iostream>
#include <memory>

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

/// An option whose value is one of a few names; what each stands for is in the same place of `values`.
template <typename T>
void add_choice(CLI::App& command, const std::string& name,
                const std::vector<std::pair<std::string, T>>& choices, std::function<void(T)> store,
                const std::string& about) {
    std::vector<std::string> allowed;
    for (const auto& [word, value] : choices) allowed.push_back(word);
    command
        .add_option_function<std::string>(
            name,
            [choices, store](const std::string& given) {
                for (const auto& [word, value] : choices)
                    if (word == given) store(value);
            },
            about)
        ->type_name(choice_of(allowed))
        ->transform(one_of(allowed));
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

OptionGroup::~OptionGroup() {
    const auto options = command_.get_options();
    for (std::size_t at = before_; at < options.size(); ++at)
        if (options[at]->get_group() == "Options")
            command_.get_option(options[at]->get_name())->group(title_);
}

void add_terminal_options(CLI::App& command, RenderOptions& render) {
    const Environment found = environment();
    render.color = color_depth(ColorWish::automatic, found);
    render.charset = usual_charset(found);
    render.width = terminal_width(found);
    add_choice<ColorWish>(
        command, "--color",
        {{"auto", ColorWish::automatic}, {"always", ColorWish::always}, {"never", ColorWish::never}},
        [&render, found](ColorWish wish) { render.color = color_depth(wish, found); },
        "Colors in text (auto: on a terminal)");
    add_choice<Charset>(
        command, "--charset", {{"unicode", Charset::unicode}, {"ascii", Charset::ascii}},
        [&render](Charset charset) { render.charset = charset; },
        "Characters in text (default: as the locale has it)");
}

void add_picture_options(CLI::App& command, PictureOptions& picture) {
    add_choice<PictureStyle>(
        command, "--style",
        {{"wood", PictureStyle::wood}, {"plain", PictureStyle::plain}, {"heat", PictureStyle::heat}},
        [&picture](PictureStyle style) { picture.style = style; },
        "svg and png: a wooden board, as in print, or shaded by who will own what");
    command
        .add_option("--width", picture.pixels,
                    "svg and png: width in pixels (default: 40 a line of the board)")
        ->type_name("N")
        ->check(between(16, 20000));
}

void add_map_picture_options(CLI::App& command, PictureOptions& picture) {
    add_picture_options(command, picture);
    command.add_flag_callback(
        "--no-coordinates", [&picture] { picture.coordinates = false; },
        "svg and png: the board without coordinates");
    command.add_flag_callback(
        "--no-caption", [&picture] { picture.caption = false; },
        "svg and png: the board without words below");
}

void add_board_picture_options(CLI::App& command, PictureOptions& picture) {
    add_map_picture_options(command, picture);
    add_choice<ShownMarks>(
        command, "--marks",
        {{"both", ShownMarks::both},
         {"territory", ShownMarks::territory},
         {"ownership", ShownMarks::ownership},
         {"none", ShownMarks::none}},
        [&picture](ShownMarks marks) { picture.marks = marks; },
        "svg and png: squares on the points that count, on those that only lean, on both");
}

void add_sgf_options(CLI::App& command, RenderOptions& render) {
    add_choice<SgfMarkup>(
        command, "--markup",
        {{"tbtw", SgfMarkup::tbtw}, {"labels", SgfMarkup::labels}, {"squares", SgfMarkup::squares}},
        [&render](SgfMarkup markup) { render.markup = markup; },
        "sgf: for viewers that do not show TB and TW, also letters, or squares and circles, on the points");
}

void add_last_moves_option(CLI::App& command, RenderOptions& render, std::optional<Count>& count) {
    command
        .add_flag_callback(
            "--played-out",
            [&render, &count] {
                render.last_moves = true;
                count = Count::played_out;
            },
            "Count after the small moves that are left, and show them")
        ->excludes("--count");
}

}  // namespace goterr::cli
