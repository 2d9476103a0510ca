#include "outline.hpp"

#include <CLI/CLI.hpp>

#include "goterr/board/ruleset.hpp"
#include "options.hpp"

namespace goterr::cli {
namespace {

/// `NAME:{text,json}` and `auto|always|never` are lists of what an option takes.
std::vector<std::string> choices_in(const std::string& type) {
    const std::size_t open = type.find('{'), close = type.rfind('}');
    const bool in_braces = open != std::string::npos && close != std::string::npos && open < close;
    if (!in_braces && type.find('|') == std::string::npos) return {};
    const auto words =
        in_braces ? split(std::string_view(type).substr(open + 1, close - open - 1), ",") : split(type, "|");
    return {words.begin(), words.end()};
}

/// What a condition of `--filter` begins with, and all of those that have few values.
std::vector<std::string> filter_conditions() {
    std::vector<std::string> conditions{"result",  "score", "size=9", "size=13", "size=19",
                                        "player=", "rank=", "date=",  "moves="};
    for (const Ruleset& rules : rulesets) conditions.push_back("rules=" + std::string(rules.name));
    return conditions;
}

/// What the table of options says that it takes.
std::vector<std::string> choices_of_row(const CLI::Option& option) {
    if (option.get_lnames().empty()) return {};
    const OptionRow* row = option_named(option.get_lnames().front());
    return row != nullptr ? choices_of(*row) : std::vector<std::string>();
}

OptionOutline outline_of(const CLI::Option& option) {
    OptionOutline outline;
    for (const std::string& name : option.get_snames()) outline.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) outline.names.push_back("--" + name);
    outline.about = option.get_description();
    if (option.get_expected_max() == 0) return outline;
    const std::string type = option.get_type_name();
    outline.value = type.empty() ? "VALUE" : type.substr(0, type.find(':'));
    outline.choices = option.check_lname("filter") ? filter_conditions() : choices_in(type);
    if (outline.choices.empty()) outline.choices = choices_of_row(option);
    outline.file = outline.value == "FILE" || outline.value == "LIST" || outline.value == "DIR";
    return outline;
}

CommandOutline outline_of(const CLI::App& app, const std::string& path) {
    CommandOutline outline;
    outline.path = path;
    outline.about = app.get_description();
    for (const CLI::Option* option : app.get_options()) {
        if (!option->get_positional()) {
            if (!option->get_group().empty()) outline.options.push_back(outline_of(*option));
            continue;
        }
        outline.argument += (outline.argument.empty() ? "" : " ") + option->get_name(true);
        if (option->get_expected_max() > 1) outline.argument += "...";
        outline.argument_choices = choices_in(option->get_type_name());
    }
    const auto all = [](const CLI::App* below) { return !below->get_group().empty(); };
    for (const CLI::App* below : app.get_subcommands(all))
        outline.commands.push_back(outline_of(*below, path + " " + below->get_name()));
    return outline;
}

}  // namespace

CommandOutline outline_of(const CLI::App& app) { return outline_of(app, app.get_name()); }

std::vector<const CommandOutline*> all_commands(const CommandOutline& top) {
    std::vector<const CommandOutline*> commands{&top};
    for (std::size_t at = 0; at < commands.size(); ++at) {
        const auto& below = commands[at]->commands;
        std::vector<const CommandOutline*> more;
        for (const CommandOutline& command : below) more.push_back(&command);
        commands.insert(commands.begin() + static_cast<std::ptrdiff_t>(at) + 1, more.begin(), more.end());
    }
    return commands;
}

std::string escaped(const std::string& text, const std::string& special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string::npos) result += '\\';
        result += c;
    }
    return result;
}

}  // namespace goterr::cli
