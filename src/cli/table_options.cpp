/// Rows of the table of options as options of CLI11.
#include <fmt/format.h>

#include "goterr/core/joined.hpp"
#include "guidance.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

/// In words, or else its value.
std::string default_of(const OptionRow& row, const OptionTarget& target, const std::string& usual) {
    if (!usual.empty()) return usual;
    const std::string words(row.help().usual);
    return words.empty() && row.is_told() ? row.value(target) : words;
}

std::string help_of(const OptionRow& row, const std::string& about, const std::string& usual) {
    return fmt::format(fmt::runtime(about.empty() ? row.help().about : about), usual,
                       joined(choices_of(row), " "));
}

void set(const OptionRow& row, const OptionTarget& target, const std::string& value) {
    try {
        row.set(target, value);
        if (const auto* overrides = std::get<Overrides*>(target)) refuse_two_fates(*overrides);
    } catch (const Error& error) {
        throw CLI::ValidationError("--" + std::string(row.name),
                                   error.what() + perhaps_meant(value, choices_of(row)));
    }
}

void add_option(CLI::App& command, const OptionRow& row, const OptionTarget& target,
                const std::string& about) {
    const auto store = [&row, target](const std::string& value) { set(row, target, value); };
    std::string names = "--" + std::string(row.name);
    if (const char letter = row.help().letter; letter != 0) names = std::string{'-', letter, ','} + names;
    if (row.help().is_switch) {
        command.add_flag_callback(
            names, [store] { store("true"); }, about);
        return;
    }
    CLI::Option* option = command.add_option_function<std::string>(names, store, about);
    option->type_name(row.help().takes.empty() ? joined(choices_of(row), "|")
                                               : std::string(row.help().takes));
    if (row.help().is_list) option->multi_option_policy(CLI::MultiOptionPolicy::Join)->delimiter(',');
}

}  // namespace

std::vector<std::string> choices_of(const OptionRow& row) {
    const auto words = words_of(row.choices);
    return {words.begin(), words.end()};
}

void add_options(CLI::App& command, const std::vector<OptionGroup>& groups, const OptionTarget& target,
                 const HelpWords& words) {
    auto usual = words.usual.begin();
    for (const OptionGroup group : groups)
        for (const OptionRow& row : option_table()) {
            if (row.group != group) continue;
            const std::string told = default_of(row, target, usual == words.usual.end() ? "" : *usual++);
            add_option(command, row, target, help_of(row, words.about, told));
        }
}

}  // namespace goterr::cli
