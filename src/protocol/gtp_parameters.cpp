// KataGo's and other servers' words for rules, parameters and time. What is about searching is answered as it
// is: nothing is searched.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "goterr/board/rules_words.hpp"
#include "goterr/core/ascii.hpp"
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
    const double komi = state.options.estimate.rules.default_komi;
    state.options.estimate.rules = rules_from_json(rules);
    state.options.estimate.rules.default_komi = komi;
    forget(state);
    return good();
}

/// The names that KGS has for rules.
GtpReply kgs_rules(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 1) return failure("wants japanese, chinese, aga or new_zealand");
    const auto rules = ruleset_called(lower(arguments[0]) == "chinese" ? "chinese-kgs" : arguments[0]);
    if (!rules) return failure("unknown rules");
    state.options.estimate.rules = *rules;
    forget(state);
    return good();
}

constexpr std::array<std::string_view, 3> efforts{"quick", "normal", "deep"};

/// A parameter that can be asked for and set.
struct Parameter {
    std::string_view name;
    std::string (*value)(const GtpState&);
    bool (*set)(GtpState&, const std::string& word);  ///< false: not such a value
};

std::string zero(const GtpState&) { return "0"; }
bool set_zero(GtpState&, const std::string& word) { return number_of(word) == 0.0; }

std::string effort(const GtpState& state) {
    return std::string(efforts[static_cast<std::size_t>(state.options.estimate.effort)]);
}
bool set_effort(GtpState& state, const std::string& word) {
    for (std::size_t i = 0; i < efforts.size(); ++i) {
        if (efforts[i] != lower(word)) continue;
        state.options.estimate.effort = static_cast<Effort>(i);
        return true;
    }
    return false;
}

std::string seed(const GtpState& state) { return std::to_string(state.options.estimate.seed); }
bool set_seed(GtpState& state, const std::string& word) {
    const auto number = whole_number_of(word);
    if (!number || *number < 0) return false;
    state.options.estimate.seed = static_cast<std::uint64_t>(*number);
    return true;
}

std::string count_name(const GtpState& state) {
    const auto count = state.options.estimate.count;
    return std::string(count ? name_of(*count) : automatic_count);
}
bool set_count(GtpState& state, const std::string& word) {
    const std::string name = lower(word);
    if (is_count_name(name)) state.options.estimate.count = count_named(name);
    return is_count_name(name);
}

std::string visits(const GtpState& state) { return std::to_string(state.moves_compared + 1); }
bool set_visits(GtpState& state, const std::string& word) {
    const auto number = whole_number_of(word);
    if (!number || *number < 1) return false;
    state.moves_compared = std::min(*number - 1, most_candidates);
    return true;
}

constexpr std::array parameters{
    Parameter{"effort", effort, set_effort},
    Parameter{"seed", seed, set_seed},
    Parameter{"count", count_name, set_count},
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

GtpReply list_parameters(GtpState&, const GtpArguments&) {
    std::string names;
    for (const Parameter& parameter : parameters)
        names += (names.empty() ? "" : " ") + std::string(parameter.name);
    return good(names);
}

GtpReply get_parameter(GtpState& state, const GtpArguments& arguments) {
    const Parameter* parameter = arguments.size() == 1 ? parameter_named(arguments[0]) : nullptr;
    return parameter != nullptr ? good(parameter->value(state)) : failure("Invalid parameter");
}

GtpReply set_parameter(GtpState& state, const GtpArguments& arguments) {
    const Parameter* parameter = arguments.size() == 2 ? parameter_named(arguments[0]) : nullptr;
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
        if (!number_of(word)) return failure("wants three numbers");
    return good();
}

GtpReply time_left(GtpState&, const GtpArguments& arguments) {
    const bool known = arguments.size() == 3 && color_of(arguments[0]) && number_of(arguments[1]) &&
                       whole_number_of(arguments[2]);
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
