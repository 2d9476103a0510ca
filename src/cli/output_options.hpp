/// -f and -o of the commands that write in one of several formats: what the formats' table holds, and nothing
/// else.
#pragma once

#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "goterr/core/joined.hpp"
#include "goterr/render/format_table.hpp"
#include "options.hpp"

namespace goterr::cli {

/// What was asked for with -f and -o.
struct WrittenTo {
    bool by_name = false;     ///< a format was named, so the file may be called anything
    std::string_view format;  ///< the format that will be written
    std::string output;       ///< the file, empty or `-` for standard output
};

/// Throws `CLI::ValidationError` where the file promises a format that is none of `extensions`, or bytes that
/// are no text would go to a terminal.
void check_output(const WrittenTo& written, const std::vector<std::string>& extensions);

/// -o alone.
void add_output_file(CLI::App& command, std::string& output);

/// -f alone; `usual` is its default in words.
template <typename Format>
void add_format(CLI::App& command, std::span<const Format> table, const Format*& format,
                const std::string& usual) {
    std::vector<std::string> names;
    for (const Format& row : table) names.emplace_back(row.name);
    command
        .add_option_function<std::string>(
            "-f,--format", [&format, table](const std::string& name) { format = row_named(table, name); },
            "Format of the output (default: " + usual + ")")
        ->type_name(joined(names, "|"))
        ->transform(one_of(names));
}

/// -f and -o.
template <typename Format>
void add_output_options(CLI::App& command, std::span<const Format> table, const Format*& format,
                        std::string& output) {
    add_format(command, table, format, "by the output file's extension, else text");
    add_output_file(command, output);
}

/// Runs the command, once a person at the keyboard knows that `input`, which is its own, is awaited.
template <typename Command>
Action run_on_input(const std::shared_ptr<Command>& command, const std::string& input) {
    return [command, &input] {
        say_what_is_awaited(input);
        return run(*command, std::cin, std::cout, std::cerr);
    };
}

/// To be called when all options are read.
template <typename Format>
void check_output_options(std::span<const Format> table, const Format* format, const std::string& output) {
    std::vector<std::string> extensions;
    for (const Format& row : table) extensions.emplace_back(row.extension);
    check_output({format != nullptr, chosen_row(table, format, output).name, output}, extensions);
}

}  // namespace goterr::cli
