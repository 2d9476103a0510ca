// KataGo's and other servers' words for rules, parameters and time. What is about searching is answered as it
// is: nothing is searched.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "goterr/board/rules_words.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/request/option_table.hpp"
#include "goterr/system/number.hpp"
#include "gtp_state.hpp"
#include "rules_json.hpp"

namespace goterr {
namespace {

/// A value as JSON where it is true, false or a number, else as a word.
nlohmann::json value_in(const std::string& word) {
    const auto value = nlohmann::json::parse(word, nullptr, false);
    return value.is_boolean() ? value : nlohmann::json(word);
}

/// One field of the rules in force.
GtpReply set_rule(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 2) return failure("wants a field of the rules and its value");
    nlohmann::json rules = nlohmann::json::parse(rules_text(state.options.estimate.rules));
    if (!rules.contains(arguments[0])) return failure("unknown rule " + arguments[0]);
    rules[arguments[0]] = value_in(arguments[1]);
    Ruleset changed = rules_from_json(rules);
    changed.default_komi = state.options.estimate.rules.default_komi;
    take_rules(state, changed);
    return good();
}

/// The names that KGS has for rules.
GtpReply kgs_rules(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 1) return failure("wants japanese, chinese, aga or new_zealand");
    const auto rules = ruleset_called(lower(arguments[0]) == "chinese" ? "chinese-kgs" : arguments[0]);
    if (!rules) return failure("unknown rules");
    take_rules(state, *rules);
    return good();
}

/// A parameter that is KataGo's own.
struct Parameter {
    std::string_view name;
    std::string (*value)(const GtpState&);
    bool (*set)(GtpState&, const std::string& word);  ///< false: not such a value
};

std::string zero(const GtpState&) { return "0"; }
bool set_zero(GtpState&, const std::string& word) { return decimal_number(word) == 0.0; }

std::string visits(const GtpState& state) { return std::to_string(state.moves_compared + 1); }
bool set_visits(GtpState& state, const std::string& word) {
    const auto number = whole_number(word);
    if (!number || *number < 1) return false;
    state.moves_compared = std::min(*number - 1, most_candidates);
    return true;
}

constexpr std::array parameters{
    Parameter{"maxVisits", visits, set_visits},
    // of a search that is not there, so that they are always 0
    Parameter{"playoutDoublingAdvantage", zero, set_zero},
    Parameter{"analysisWideRootNoise", zero, set_zero},
};

const Parameter* parameter_named(const std::string& name) {
    for (const Parameter& parameter : parameters)
        if (lower(parameter.name) == lower(name)) return &parameter;
    return nullptr;
}

/// The option of the command line that is a parameter here.
const OptionRow* option_for(const std::string& name) {
    const OptionRow* row = option_named(lower(name));
    return row != nullptr && is_parameter(row->group) ? row : nullptr;
}

GtpReply list_parameters(GtpState&, const GtpArguments&) {
    std::string names;
    for (const OptionRow& row : option_table())
        if (is_parameter(row.group)) names += std::string(row.name) + ' ';
    for (const Parameter& parameter : parameters) names += std::string(parameter.name) + ' ';
    names.pop_back();
    return good(names);
}

GtpReply get_parameter(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 1) return failure("Invalid parameter");
    if (const OptionRow* row = option_for(arguments[0]))
        return good(row->value(target_of(state.options.estimate)));
    const Parameter* parameter = parameter_named(arguments[0]);
    return parameter != nullptr ? good(parameter->value(state)) : failure("Invalid parameter");
}

GtpReply set_option(GtpState& state, const OptionRow& row, const std::string& word) {
    try {
        row.set(target_of(state.options.estimate), word);
    } catch (const Error& error) {
        return failure(error.what());
    }
    forget(state);
    return good();
}

GtpReply set_parameter(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 2) return failure("Invalid parameter");
    if (const OptionRow* row = option_for(arguments[0])) return set_option(state, *row, arguments[1]);
    const Parameter* parameter = parameter_named(arguments[0]);
    if (parameter == nullptr) return failure("Invalid parameter");
    if (!parameter->set(state, arguments[1]))
        return failure(fmt::format("{} cannot be {} here", parameter->name, arguments[1]));
    forget(state);
    return good();
}

GtpReply clear_cache(GtpState& state, const GtpArguments&) {
    forget(state);
    return good();
}

/// Estimates take the time they take, which no clock changes.
GtpReply time_settings(GtpState&, const GtpArguments& arguments) {
    if (arguments.size() != 3) return failure("wants main time, byo yomi time and stones");
    for (const std::string& word : arguments)
        if (!decimal_number(word)) return failure("wants three numbers");
    return good();
}

GtpReply time_left(GtpState&, const GtpArguments& arguments) {
    const bool known = arguments.size() == 3 && color_of(arguments[0]) && decimal_number(arguments[1]) &&
                       whole_number(arguments[2]);
    return known ? good() : failure("wants a color, seconds and stones");
}

constexpr GtpCommand parameter_table[] = {
    {"kata-set-rule", set_rule},           {"kgs-rules", kgs_rules},
    {"kata-list-params", list_parameters}, {"kata-get-param", get_parameter},
    {"kata-set-param", set_parameter},     {"clear_cache", clear_cache},
    {"time_settings", time_settings},      {"time_left", time_left},
};

}  // namespace

std::span<const GtpCommand> gtp_parameter_commands() { return parameter_table; }

}  // namespace goterr
