#include <iostream>
#include <memory>

#include "goterr/commands/eyes_command.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

std::vector<EyeValue> values_of(const std::vector<std::string>& names) {
    std::vector<EyeValue> values;
    for (const std::string& name : names) {
        const auto value = eye_value_named(name);
        if (!value)
            throw CLI::ValidationError(
                "'" + name +
                "' is no eye value; use four digits from 0 to 2 that never decrease, such "
                "as 0011");
        values.push_back(*value);
    }
    return values;
}

}  // namespace

void add_eyes(CLI::App& app, Action& action) {
    auto eyes = std::make_shared<EyesCommand>();
    CLI::App& command = *app.add_subcommand("eyes",
                                            "Adds up eye values: eyes if the attacker moves twice, "
                                            "first, if the defender moves first, twice");
    command
        .add_option_function<std::vector<std::string>>(
            "VALUE", [eyes](const std::vector<std::string>& names) { eyes->values = values_of(names); },
            "Eye values such as 0011, or ½")
        ->type_name("")
        ->required();
    command.add_flag("-v,--verbose", eyes->words, "Say the sum in words, too");
    command.final_callback([eyes, &action] { action = [eyes] { return goterr::run(*eyes, std::cout); }; });
}

}  // namespace goterr::cli
