/// The manual page: what `--help` says, command by command, between an introduction and what holds for all.
#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "examples.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/record/formats.hpp"
#include "outline.hpp"

namespace goterr::cli {
namespace {

/// Text for troff: dashes that may be copied, and no line that looks like a request.
std::string plain(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
        if (c == '\n') result += "\\&";
    }
    return result;
}

std::string bold(const std::string& text) { return "\\fB" + plain(text) + "\\fR"; }

std::string option_entry(const OptionOutline& option) {
    std::string names = joined(option.names, ", ", bold);
    if (option.takes_value()) names += " \\fI" + plain(option.value) + "\\fR";
    std::string entry = ".TP\n" + names + "\n" + plain(option.about);
    const bool listed = !option.choices.empty() && option.value.find('|') == std::string::npos &&
                        option.about.find(option.choices.front()) == std::string::npos;
    if (listed) entry += ": " + joined(option.choices, ", ", plain);
    return entry + "\n";
}

bool is_help(const OptionOutline& option) { return option.names.back().starts_with("--help"); }

using Options = std::vector<const OptionOutline*>;

bool alike(const OptionOutline& one, const OptionOutline& other) {
    return one.names == other.names && one.value == other.value && one.about == other.about &&
           one.choices == other.choices;
}

bool holds(const Options& options, const OptionOutline& option) {
    return std::any_of(options.begin(), options.end(),
                       [&](const OptionOutline* o) { return alike(*o, option); });
}

/// What at least three commands have alike.
Options shared_options(const std::vector<const CommandOutline*>& commands) {
    constexpr std::ptrdiff_t fewest = 3;
    Options shared;
    for (const CommandOutline* command : commands)
        for (const OptionOutline& option : command->options) {
            const auto has_it = [&](const CommandOutline* other) {
                return std::any_of(other->options.begin(), other->options.end(),
                                   [&](const OptionOutline& o) { return alike(o, option); });
            };
            if (!is_help(option) && !holds(shared, option) &&
                std::count_if(commands.begin(), commands.end(), has_it) >= fewest)
                shared.push_back(&option);
        }
    return shared;
}

std::string command_section(const CommandOutline& command, const Options& shared) {
    std::string section = ".SS " + plain(command.path) + (command.commands.empty() ? "" : " LAYER");
    if (!command.argument.empty()) section += " [" + plain(command.argument) + "]";
    section += "\n" + plain(command.about) + ".\n";
    std::string also;
    for (const OptionOutline& option : command.options) {
        if (holds(shared, option))
            also += (also.empty() ? "" : ", ") + bold(option.names.back());
        else if (!is_help(option))
            section += option_entry(option);
    }
    return also.empty() ? section : section + ".PP\nShared: " + also + ".\n";
}

constexpr const char* common_sections = R"(.SH INPUT
SGF files (FF[1], FF[3], FF[4], one game or a collection) and board diagrams, told apart by content: plain rows of X, O
and . (or one of many other alphabets), boards as printed by GNU Go, GoGui, KataGo, Leela Zero, Pachi, Fuego and sgfmill,
Sensei's Library's $$ notation, forum tags, quoted mail, Unicode boards, number matrices. Points are written as players
write them: A1 is lower left, there is no column I.
.SH OUTPUT
Black is positive: B+3.5 is a lead of black. Results go to standard output, all else to standard error.
.SH EXIT STATUS
.TP
.B 0
everything was read and estimated; there may be warnings
.TP
.B 1
some input could not be read
.TP
.B 2
wrong use of the command line or of the configuration file
.TP
.B 130
interrupted
.SH FILES
.TP
.I ~/.config/goterr/config.toml
Defaults of options, by their long names: a line such as \fBrules = "chinese"\fR holds for all commands that have the
option, below \fB[estimate]\fR or \fB[map.bouzy]\fR for that command alone. $XDG_CONFIG_HOME takes the place of
~/.config, $GOTERR_CONFIG that of the whole path; where it is empty nothing is read.
.SH ENVIRONMENT
.TP
.B GOTERR_KOMI, GOTERR_RULES, ...
Every long option has a variable, dashes as underscores. The command line beats the environment, and that the
configuration file.
.TP
.B NO_COLOR, CLICOLOR, CLICOLOR_FORCE
Whether text is colored; \-\-color beats them.
)";

/// From the table of input formats.
std::string format_section() {
    std::string section = ".SH INPUT FORMATS\nTold apart by content, in this order:\n";
    for (const InputFormat& format : input_formats())
        section +=
            fmt::format(".TP\n.B {}\n{}\n", plain(std::string(format.name)), plain(std::string(format.from)));
    return section;
}

std::string example_section() {
    std::string section = ".SH EXAMPLES\n";
    for (const Example& example : examples())
        section += fmt::format(".TP\n.B {}\n{}.\n", plain(std::string(example.line)),
                               plain(std::string(example.about)));
    return section;
}

}  // namespace

std::string manual_page(const CommandOutline& top, const std::string& version) {
    std::string page = fmt::format(
        ".TH GOTERR 1 \"\" \"goterr {}\" \"Games\"\n.SH NAME\ngoterr \\- territory and score of positions in "
        "the game "
        "of Go\n.SH SYNOPSIS\n\\fBgoterr\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIINPUT\\fR]\n.SH "
        "DESCRIPTION\n"
        "{}\nIt judges which stones are dead, who will own which point, and what the score is, with an "
        "interval.\n"
        ".SH OPTIONS\n",
        plain(version), plain(top.about));
    for (const OptionOutline& option : top.options) page += option_entry(option);
    std::vector<const CommandOutline*> commands = all_commands(top);
    std::erase(commands, &top);
    const Options shared = shared_options(commands);
    page += ".SH COMMANDS\n";
    for (const CommandOutline* command : commands) page += command_section(*command, shared);
    page += ".SH SHARED OPTIONS\nWhat several commands have alike; each names those that it takes.\n";
    for (const OptionOutline* option : shared) page += option_entry(*option);
    return page + common_sections + format_section() + example_section();
}

}  // namespace goterr::cli
