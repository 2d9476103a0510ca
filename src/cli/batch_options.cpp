#include <unistd.h>

#include <iostream>
#include <memory>

#include "goterr/commands/batch_command.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

/// A table where a person watches, lines for programs everywhere else.
const BatchFormat* usual_format() {
    return batch_format_named(::isatty(STDOUT_FILENO) != 0 ? "text" : "ndjson");
}

std::vector<int> moves_of(const std::string& text) {
    std::vector<int> moves;
    for (const std::string& part : split(text, ", ")) {
        const auto move = whole_number(part);
        if (!move || *move < 0)
            throw CLI::ValidationError("--moves wants numbers with commas between, such as 40,80,120");
        moves.push_back(*move);
    }
    return moves;
}

void add_moments(CLI::App& command, Moments& moments) {
    auto* moves = command
                      .add_option_function<std::string>(
                          "--moves", [&moments](const std::string& text) { moments.moves = moves_of(text); },
                          "The positions after these moves, such as 40,80,120")
                      ->type_name("N,N,...");
    command.add_option("--every", moments.every, "The positions after every N moves, and the last")
        ->type_name("N")
        ->check(at_least(1))
        ->excludes(moves);
}

void add_sources(CLI::App& command, BatchCommand& batch) {
    command.add_option("PATH", batch.paths, "Files and directories")->type_name("");
    command
        .add_option("--files-from", batch.files_from, "A file with paths, one a line; - for standard input")
        ->type_name("LIST");
    command.add_flag("-0,--null", batch.zero_separated, "The names in LIST end in zero bytes");
}

void add_output(CLI::App& command, BatchCommand& batch) {
    std::vector<std::string> names;
    for (const BatchFormat& format : batch_formats()) names.emplace_back(format.name);
    command
        .add_option_function<std::string>(
            "-f,--format", [&batch](const std::string& name) { batch.format = batch_format_named(name); },
            "Format of the output (default: text on a terminal, else ndjson)")
        ->type_name("NAME")
        ->check(CLI::IsMember(names));
    command.add_flag("--ownership", batch.render.ownership, "With the ownership of every point (ndjson)");
    command.add_flag_callback(
        "--no-header", [&batch] { batch.header = false; }, "csv and text: without the line of names");
}

void add_progress(CLI::App& command, ProgressMode& mode) {
    command
        .add_option_function<std::string>(
            "--progress",
            [&mode](const std::string& name) {
                mode = name == "always"  ? ProgressMode::always
                       : name == "never" ? ProgressMode::never
                                         : ProgressMode::automatic;
            },
            "A line that says how far it is (auto: where stderr is a terminal)")
        ->type_name("auto|always|never")
        ->check(CLI::IsMember({"auto", "always", "never"}).description(""));
}

}  // namespace

void add_batch(CLI::App& app, Action& action) {
    auto batch = std::make_shared<BatchCommand>();
    batch->render.ownership = false;
    CLI::App& command = *app.add_subcommand("batch", "Many games: one record a position");
    add_sources(command, *batch);
    add_moments(command, batch->moments);
    add_judgment_options(command, batch->request);
    add_output(command, *batch);
    add_progress(command, batch->progress);
    command.final_callback([batch, &action] {
        if (batch->paths.empty() && !batch->files_from)
            throw CLI::ValidationError("batch needs a PATH or --files-from");
        if (!batch->format) batch->format = usual_format();
        action = [batch] { return goterr::run(*batch, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
