#include "help_text.hpp"

#include <sstream>

#include "goterr/render/wrap.hpp"

namespace goterr::cli {

namespace {

/// Where the explanations begin in what CLI11 prints.
constexpr std::size_t explained_from = 30;

constexpr std::size_t example_indent = 8;

bool is_command(const std::string& line) { return line.starts_with("  $ "); }

bool is_about_example(const std::string& line) { return line.find_first_not_of(' ') == example_indent; }

/// Where there is little room, the explanation stands below the option.
std::string fitted_line(const std::string& line, std::size_t columns) {
    if (is_command(line)) return line;
    if (is_about_example(line)) return wrapped(line, columns, example_indent);
    const bool entry = line.starts_with("  ") && line.size() > explained_from;
    const bool aligned = entry && line[explained_from - 1] == ' ' && line[explained_from] != ' ';
    if (!aligned) return wrapped(line, columns, 4);
    if (columns >= 2 * explained_from) return wrapped(line, columns, explained_from);
    const std::string name = line.substr(0, line.find_last_not_of(' ', explained_from - 1) + 1);
    const std::string about = wrapped("      " + line.substr(explained_from), columns, 6);
    return name.empty() || name.find_first_not_of(' ') == std::string::npos ? about : name + '\n' + about;
}

}  // namespace

std::string fitted_help(const std::string& help, std::size_t columns) {
    std::string text;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() || !text.ends_with("\n\n")) text += fitted_line(line, columns) + '\n';
    return text;
}

}  // namespace goterr::cli
