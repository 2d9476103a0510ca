#include "goterr/render/terminal.hpp"

#include <algorithm>
#include <charconv>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

bool is_set(const std::optional<std::string>& variable) { return variable && !variable->empty(); }

bool is_on(const std::optional<std::string>& variable) { return is_set(variable) && *variable != "0"; }

bool is_dumb(const Environment& environment) {
    return !is_set(environment.term) || *environment.term == "dumb";
}

bool wants_color(Wish wish, const Environment& environment) {
    if (wish != Wish::automatic) return wish == Wish::always;
    if (is_set(environment.no_color)) return false;
    if (is_on(environment.clicolor_force)) return true;
    if (environment.clicolor == "0") return false;
    return environment.is_terminal && !is_dumb(environment);
}

bool contains(const std::optional<std::string>& variable, std::string_view part) {
    return variable && variable->find(part) != std::string::npos;
}

}  // namespace

ColorDepth color_depth(Wish wish, const Environment& environment) {
    if (!wants_color(wish, environment)) return ColorDepth::none;
    if (environment.colorterm == "truecolor" || environment.colorterm == "24bit")
        return ColorDepth::truecolor;
    if (contains(environment.term, "direct")) return ColorDepth::truecolor;
    return contains(environment.term, "256color") ? ColorDepth::ansi256 : ColorDepth::ansi16;
}

Charset usual_charset(const Environment& environment) {
    const std::string name = lower(environment.locale.value_or(""));
    return contains(name, "utf-8") || contains(name, "utf8") ? Charset::unicode : Charset::ascii;
}

int terminal_width(const Environment& environment) {
    const std::string columns = environment.columns.value_or("");
    int width = 0;
    std::from_chars(columns.data(), columns.data() + columns.size(), width);
    return width > 0 ? width : std::max(0, environment.terminal_columns);
}

}  // namespace goterr
