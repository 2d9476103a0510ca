#include "arguments.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "goterr/system/number.hpp"
#include "goterr/system/path.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

/// Options that goterr itself has, without any command.
constexpr std::array<std::string_view, 4> own_options{"-h", "--help", "--help-all", "--version"};

/// KataGo writes long options with one dash.
std::string with_two_dashes(const std::string& argument) {
    for (const std::string& name : katago_options())
        if ("-" + name == argument || argument.rfind("-" + name + "=", 0) == 0) return "-" + argument;
    return argument;
}

bool is_input(const std::string& argument) { return argument == "-" || is_there(argument); }

bool includes(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// `goterr -L 50 game.sgf`: no command is named, and something to estimate is.
bool lacks_estimate(const std::vector<std::string>& arguments, const std::vector<std::string>& commands) {
    if (arguments.empty() || includes(commands, arguments.front())) return false;
    if (std::find(own_options.begin(), own_options.end(), arguments.front()) != own_options.end())
        return false;
    if (arguments.front().size() > 1 && arguments.front().front() == '-')
        return std::any_of(arguments.begin(), arguments.end(), is_input);
    return is_input(arguments.front());
}

/// An option that may stand without its number: what follows is its number if it is one, and no file.
void join_number(std::vector<std::string>& arguments, const std::string& option, const std::string& usual) {
    const auto at = std::find(arguments.begin(), arguments.end(), option);
    if (at == arguments.end()) return;
    const auto behind = at + 1;
    const bool given = behind != arguments.end() && decimal_number(*behind) && !is_input(*behind);
    *at += '=' + (given ? *behind : usual);
    if (given) arguments.erase(behind);
}

}  // namespace

std::vector<std::string> understood_arguments(std::vector<std::string> arguments,
                                              const std::vector<std::string>& commands) {
    if (!arguments.empty() && arguments.front() == "help") {
        arguments.erase(arguments.begin());
        if (arguments.empty() || includes(commands, arguments.front())) arguments.emplace_back("--help");
    }
    if (!arguments.empty() && arguments.front() == "batch") join_number(arguments, "--disagree", "1");
    if (!arguments.empty() && arguments.front() == "analysis")
        std::transform(arguments.begin(), arguments.end(), arguments.begin(), with_two_dashes);
    if (lacks_estimate(arguments, commands)) arguments.insert(arguments.begin(), "estimate");
    return arguments;
}

}  // namespace goterr::cli
