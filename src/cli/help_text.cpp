#include "help_text.hpp"

#include <sstream>

#include "goterr/render/wrap.hpp"

namespace goterr::cli {

namespace {

/// Where the explanations begin in what CLI11 prints.
constexpr std::size_t explained_from = 30;

bool is_example(const std::string& line) { return line.starts_with("  $ ") || line.starts_with("        "); }

/// Where there is little room, the explanation stands below the option.
std::string fitted_line(const std::string& line, std::size_t columns) {
    const bool entry = line.starts_with("  ") && line.size() > explained_from;
    const bool aligned = entry && line[explained_from - 1] == ' ' && line[explained_from] != ' ';
    if (!aligned) return is_example(line) ? line : wrapped(line, columns, 4);
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
