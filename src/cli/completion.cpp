/// Completions for bash, zsh and fish. All three first find out which command the words so far name, then
/// offer its options, what the option before takes, commands below it, or files.
#include <fmt/format.h>

#include "goterr/core/joined.hpp"
#include "outline.hpp"

namespace goterr::cli {
namespace {

/// 'text' for a POSIX shell.
std::string shell_quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::vector<std::string> option_names(const CommandOutline& command) {
    std::vector<std::string> names;
    for (const OptionOutline& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

std::vector<std::string> names_of_commands(const CommandOutline& command) {
    std::vector<std::string> names;
    for (const CommandOutline& below : command.commands) names.push_back(below.name());
    return names;
}

/// Every command but the top one, as a pattern of `case` or `switch`.
std::string known_paths(const CommandOutline& top, const std::string& between) {
    std::vector<std::string> paths;
    for (const CommandOutline* command : all_commands(top))
        if (command != &top) paths.push_back(shell_quoted(command->path));
    return joined(paths, between);
}

std::string bash_values(const CommandOutline& command) {
    std::string cases;
    for (const OptionOutline& option : command.options) {
        if (!option.takes_value()) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names)
            patterns.push_back(shell_quoted(command.path + " " + name));
        const std::string offer =
            option.file ? "compgen -f -- \"$current\""
            : option.choices.empty()
                ? ":"
                : fmt::format("compgen -W {} -- \"$current\"", shell_quoted(joined(option.choices, " ")));
        cases += fmt::format("        {}) mapfile -t COMPREPLY < <({}); return ;;\n", joined(patterns, " | "),
                             offer);
    }
    return cases;
}

std::string bash_words(const CommandOutline& command) {
    auto words = names_of_commands(command);
    words.insert(words.end(), command.argument_choices.begin(), command.argument_choices.end());
    return fmt::format("        {}) options={} commands={} ;;\n", shell_quoted(command.path),
                       shell_quoted(joined(option_names(command), " ")), shell_quoted(joined(words, " ")));
}

/// One line of zsh's _arguments for each option: '(-f --format)'{-f,--format}'[about]:NAME:(text json)'
std::string zsh_option(const OptionOutline& option) {
    std::string rest = "[" + escaped(option.about, "[]:\\") + "]";
    if (option.takes_value()) {
        const std::string offer = option.file              ? "_files"
                                  : option.choices.empty() ? " "
                                                           : "(" + joined(option.choices, " ") + ")";
        rest += ":" + escaped(option.value, ":\\") + ":" + offer;
    }
    const std::string names = joined(option.names, ",");
    const std::string all = option.names.size() > 1 ? "{" + names + "}" : names;
    return shell_quoted("(" + joined(option.names, " ") + ")") + all + shell_quoted(rest);
}

std::string zsh_command(const CommandOutline& command) {
    std::string text = fmt::format("    {})\n        _arguments -S", shell_quoted(command.path));
    for (const OptionOutline& option : command.options) text += " \\\n            " + zsh_option(option);
    if (!command.commands.empty()) {
        std::string offers;
        for (const CommandOutline& below : command.commands)
            offers += " " + below.name() + "\\:" + escaped(below.about, " \\:()'\"|");
        text += " \\\n            " + shell_quoted("1:command:((" + offers.substr(1) + "))");
    } else if (!command.argument_choices.empty()) {
        text +=
            " \\\n            '1:" + command.argument + ":(" + joined(command.argument_choices, " ") + ")'";
    } else if (!command.argument.empty()) {
        text += " \\\n            '*:" + command.argument + ":_files'";
    }
    return text + "\n        ;;\n";
}

std::string fish_option(const OptionOutline& option, const std::string& start) {
    std::string line = start;
    for (const std::string& name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    line += " -d '" + escaped(option.about, "'\\") + "'";
    if (option.file)
        line += " -r -F";
    else if (!option.choices.empty())
        line += " -x -a '" + joined(option.choices, " ") + "'";
    else if (option.takes_value())
        line += " -x";
    return line + "\n";
}

std::string fish_command(const CommandOutline& command) {
    const std::string start = "complete -c goterr -n \"__goterr_at " + shell_quoted(command.path) + "\"";
    std::string text;
    for (const CommandOutline& below : command.commands)
        text += start + " -f -a " + below.name() + " -d '" + escaped(below.about, "'\\") + "'\n";
    if (!command.argument_choices.empty())
        text += start + " -f -a '" + joined(command.argument_choices, " ") + "'\n";
    for (const OptionOutline& option : command.options) text += fish_option(option, start);
    return text;
}

}  // namespace

std::string bash_completion(const CommandOutline& top) {
    std::string values, words;
    for (const CommandOutline* command : all_commands(top)) {
        values += bash_values(*command);
        words += bash_words(*command);
    }
    return fmt::format(R"(# bash completion for goterr, written by `goterr completion bash`
_goterr() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local path=goterr options= commands= i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case "$path ${{COMP_WORDS[i]}}" in
        {0}) path="$path ${{COMP_WORDS[i]}}" ;;
        esac
    done
    COMPREPLY=()
    case "$path $previous" in
{1}    esac
    case $path in
{2}    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [[ -n $commands ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}}
complete -o filenames -F _goterr goterr
)",
                       known_paths(top, " | "), values, words);
}

std::string zsh_completion(const CommandOutline& top) {
    std::string cases;
    for (const CommandOutline* command : all_commands(top)) cases += zsh_command(*command);
    return fmt::format(R"(#compdef goterr
# zsh completion for goterr, written by `goterr completion zsh`
_goterr() {{
    local at=goterr
    integer i depth=0
    for ((i = 2; i < CURRENT; ++i)); do
        case "$at $words[i]" in
        {0}) at="$at $words[i]"; ((depth = i - 1)) ;;
        esac
    done
    shift $depth words
    ((CURRENT -= depth))
    case $at in
{1}    esac
}}
_goterr "$@"
)",
                       known_paths(top, " | "), cases);
}

std::string fish_completion(const CommandOutline& top) {
    std::string lines;
    for (const CommandOutline* command : all_commands(top)) lines += fish_command(*command);
    return fmt::format(R"(# fish completion for goterr, written by `goterr completion fish`
function __goterr_at
    set -l at goterr
    for word in (commandline -opc)[2..-1]
        switch "$at $word"
            case {0}
                set at "$at $word"
        end
    end
    test "$at" = "$argv[1]"
end
{1})",
                       known_paths(top, " "), lines);
}

}  // namespace goterr::cli
