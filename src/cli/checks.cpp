#include "checks.hpp"

#include <charconv>

#include <fmt/format.h>

#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"
#include "guidance.hpp"

namespace goterr::cli {

namespace {

std::optional<double> number_of(std::string_view text) {
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') text.remove_prefix(1);
    return decimal_number(text);
}

/// `6,5`, as much of the world writes it.
std::string with_point(std::string text) {
    for (char& c : text)
        if (c == ',') c = '.';
    return text;
}

std::string not_between(const std::string& text, double least, double most) {
    if (number_of(with_point(text)) && !number_of(text))
        return fmt::format("'{}' is no number; write it with a point: {}", text, with_point(text));
    return fmt::format("'{}' is no number from {} to {}", text, least, most);
}

}  // namespace

CLI::Validator one_of(std::vector<std::string> names) {
    return CLI::Validator(
        [names = std::move(names)](std::string& text) {
            for (const std::string& name : names)
                if (lower(name) == lower(text)) return text = name, std::string();
            return fmt::format("'{}' is none of {}{}", text, fmt::join(names, ", "),
                               perhaps_meant(text, names));
        },
        "");
}

std::string choice_of(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, "|"));
}

CLI::Validator at_least(int least) {
    return CLI::Validator(
        [least](const std::string& text) {
            const auto number = whole_number(text);
            return number && *number >= least ? std::string()
                                              : fmt::format("'{}' is no number from {} up", text, least);
        },
        "");
}

CLI::Validator between(double least, double most) {
    return CLI::Validator(
        [least, most](const std::string& text) {
            const auto number = number_of(text);
            return number && *number >= least && *number <= most ? std::string()
                                                                 : not_between(text, least, most);
        },
        "");
}

std::optional<int> whole_number(const std::string& text) {
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace goterr::cli
