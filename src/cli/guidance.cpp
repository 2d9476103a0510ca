#include "guidance.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

#include <fmt/format.h>

#include "goterr/commands/streams.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/system/path.hpp"

namespace goterr::cli {

namespace {

/// Letters left out, put in, changed, or swapped with their neighbor (optimal string alignment).
std::size_t slips_between(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, changed});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[a.size()][b.size()];
}

constexpr std::size_t longest_word = 40;

std::string closest(std::string_view word, const std::vector<std::string>& candidates) {
    std::string best;
    std::size_t fewest = std::min(word.size(), longest_word) / 3 + 1;
    for (const std::string& candidate : candidates) {
        if (word.size() > longest_word) break;
        const std::size_t slips = slips_between(lower(word), lower(candidate));
        if (slips < fewest) best = candidate;
        fewest = std::min(fewest, slips);
    }
    return best;
}

/// The command that was named last.
const CLI::App& innermost(const CLI::App& app) {
    const CLI::App* command = &app;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return *command;
}

std::string path_of(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? command.get_name() : path_of(*parent) + " " + command.get_name();
}

std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string about_option(const CLI::App& command, const std::string& argument) {
    const std::string name = argument.substr(0, argument.find('='));
    return fmt::format("'{}' is no option of '{}'{}", name, path_of(command),
                       perhaps_meant(name, option_names(command)));
}

std::string about_command(const CLI::App& command, const std::string& word) {
    const auto names = command_names(command);
    const std::string kind = command.get_parent() == nullptr ? "command" : "layer";
    if (is_there(word))
        return fmt::format("'{}' is a file; name a {} before it: {}", word, kind, joined(names, ", "));
    const std::string guess = perhaps_meant(word, names);
    return fmt::format("'{}' is no {} and no file", word, kind) +
           (guess.empty() ? fmt::format("; {}s are {}", kind, joined(names, ", ")) : guess);
}

/// The first argument that nothing could be made of.
std::string about_extras(const CLI::App& command, const std::vector<std::string>& extras) {
    const auto option = std::find_if(extras.begin(), extras.end(), [](const std::string& argument) {
        return argument.size() > 1 && argument.front() == '-';
    });
    if (option != extras.end()) return about_option(command, *option);
    const std::string& word = extras.front();
    if (!command_names(command).empty()) return about_command(command, word);
    return fmt::format("'{}' is one argument too many{}", word,
                       command.get_name() == "estimate" ? "; 'goterr batch' takes several files" : "");
}

/// The option that a sentence of CLI11 is about: of those whose names stand in it the longest.
const CLI::Option* option_in(const CLI::App& command, std::string_view sentence) {
    const CLI::Option* found = nullptr;
    for (const CLI::Option* option : command.get_options()) {
        if (sentence.find(option->get_name()) == std::string_view::npos) continue;
        if (!found || option->get_name().size() > found->get_name().size()) found = option;
    }
    return found;
}

/// In place of `--until: 1 required N missing`, `At Most 1 required but received 2` and `Could not convert`.
std::string about_values(const CLI::App& command, const std::string& sentence) {
    const CLI::Option* option = option_in(command, sentence);
    if (option == nullptr) return sentence;
    const std::string name = option->get_name();
    if (option->get_items_expected_max() == 0) return name + " takes no value";
    if (option->results().size() > 1) return name + " is given more than once";
    return fmt::format("{} wants a value: {}", name, option->get_type_name());
}

bool is_about_values(const CLI::Error& error) {
    return error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch) ||
           error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ConversionError);
}

/// Of the first command, from the innermost one up, that was given what it does not take.
std::string about_extras(const CLI::App& app, const CLI::Error& error) {
    if (is_about_values(error)) return about_values(innermost(app), error.what());
    if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::ExtrasError) &&
        error.get_exit_code() != static_cast<int>(CLI::ExitCodes::RequiredError))
        return error.what();
    for (const CLI::App* command = &innermost(app); command != nullptr; command = command->get_parent())
        if (const auto extras = command->remaining(false); !extras.empty())
            return about_extras(*command, extras);
    return error.what();
}

/// What somebody reads who types `goterr` for the first time.
constexpr std::string_view first_steps =
    "goterr: error: no command and no file\n\n"
    "  goterr game.sgf                      territory and score at the end of a game or of a drawn board\n"
    "  goterr explain D4 game.sgf           why the stone there lives or dies\n"
    "  goterr report game.sgf -o game.html  the whole game as a page\n\n"
    "Try 'goterr --help'.\n";

}  // namespace

std::string perhaps_meant(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string meant = closest(word, candidates);
    return meant.empty() ? "" : fmt::format("; did you mean '{}'?", meant);
}

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::string explain_wrong_use(const CLI::App* app, const CLI::Error& error) {
    const CLI::App& command = innermost(*app);
    const bool lacks_command = &command == app && app->remaining(false).empty() &&
                               error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError);
    if (lacks_command) return std::string(first_steps);
    const std::string sentence = about_extras(*app, error);
    return fmt::format("goterr: error: {}\nTry '{} --help'.\n", cut_short(sentence), path_of(command));
}

}  // namespace goterr::cli
