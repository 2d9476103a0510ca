#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "goterr/board/rules_words.hpp"
#include "goterr/commands/batch_command.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"
#include "goterr/system/terminal.hpp"
#include "goterr/system/thread.hpp"
#include "goterr/system/worker_processes.hpp"
#include "options.hpp"
#include "output_options.hpp"
#include "version.hpp"

namespace goterr::cli {

namespace {

bool asks_for_database(const std::string& output) {
    const std::string extension = extension_of(output);
    return extension == "sqlite" || extension == "sqlite3" || extension == "db";
}

/// What the name of the output file says; else a table where a person watches, lines for programs everywhere
/// else.
const BatchFormat* usual_format(const std::string& output) {
    if (output.ends_with(".csv")) return batch_format_named("csv");
    if (output.ends_with(".txt")) return batch_format_named("text");
    if (asks_for_database(output)) return batch_format_named("ndjson");
    const bool watched = (output.empty() || output == "-") && is_terminal(Stream::output);
    return batch_format_named(watched ? "text" : "ndjson");
}

/// Extensions that promise what batch does not write; any other name, such as `part.1`, may be meant.
void refuse_other_kinds(const std::string& output) {
    const std::string extension = extension_of(output);
    for (const char* other : {"svg", "png", "html", "htm", "jpg", "jpeg", "gif", "pdf", "xls", "xlsx",
                              "parquet", "arrow", "feather"})
        if (extension == other) check_output({false, "", output}, {"ndjson", "json", "csv", "txt", "sqlite"});
}

BoardSize size_of(const std::string& text) {
    const auto sides = split(text, "x:");
    const int width = sides.empty() ? 0 : whole_number(sides.front()).value_or(0);
    const int height = sides.empty() ? 0 : whole_number(sides.back()).value_or(0);
    if (sides.size() > 2 || !is_board_size(width, height))
        throw CLI::ValidationError(fmt::format("'{}' is no size of a board; write 19 or 19x13", text));
    return {width, height};
}

bool is_number(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

/// `100..200`, `..200`, `100..`; one value is from it to it.
Span span_of(const std::string& value) {
    const auto dots = value.find("..");
    if (dots == std::string::npos) return {value, value};
    return {value.substr(0, dots), value.substr(dots + 2)};
}

Span length_of(const std::string& value) {
    Span span = span_of(value);
    if (value.empty() || !is_number(span.from + span.to) || std::max(span.from.size(), span.to.size()) > 7)
        throw CLI::ValidationError(
            fmt::format("'{}' is no number of moves; write 200, 100..300 or 100..", value));
    return span;
}

void add_condition(GameFilter& filter, const std::string& condition) {
    const auto equals = condition.find('=');
    const std::string what = condition.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : condition.substr(equals + 1);
    if (what == "size") {
        filter.sizes.push_back(size_of(value));
    } else if (const auto rules = ruleset_called(value); what == "rules" && rules) {
        filter.rules.emplace_back(rules->name);
    } else if (what == "player" && !value.empty()) {
        filter.players.push_back(lower(value));
    } else if (what == "rank" && !value.empty()) {
        filter.ranks.push_back(lower(value));
    } else if (what == "date" && !value.empty()) {
        filter.dates.push_back(span_of(value));
    } else if (what == "moves") {
        filter.lengths.push_back(length_of(value));
    } else if (condition == "result") {
        filter.with_result = true;
    } else if (condition == "score") {
        filter.with_score = true;
    } else {
        throw CLI::ValidationError(fmt::format(
            "--filter {}: conditions are size=N, rules=NAME, player=NAME, rank=RANK, date=1998..2003, "
            "moves=100..300, result and score",
            condition));
    }
}

Shard shard_of(const std::string& text) {
    const auto parts = split(text, "/");
    const int number = parts.size() == 2 ? whole_number(parts[0]).value_or(0) : 0;
    const int count = parts.size() == 2 ? whole_number(parts[1]).value_or(0) : 0;
    if (number < 1 || number > count)
        throw CLI::ValidationError("--shard wants a part and their number, from 1/N to N/N");
    return {number, count};
}

std::vector<int> moves_of(const std::string& text) {
    std::vector<int> moves;
    for (const std::string_view part : split(text, ", ")) moves.push_back(whole_number(part).value_or(-1));
    if (moves.empty() || *std::min_element(moves.begin(), moves.end()) < 0)
        throw CLI::ValidationError("--moves wants numbers with commas between, such as 40,80,120");
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
    command.add_option("PATH", batch.paths, "Files, directories and archives; - for standard input")
        ->type_name("");
    command
        .add_option("--files-from", batch.files_from, "A file with paths, one a line; - for standard input")
        ->type_name("LIST");
    command.add_flag("-0,--null", batch.zero_separated, "The names in LIST end in zero bytes");
}

void add_choice(CLI::App& command, BatchCommand& batch) {
    command
        .add_option_function<std::vector<std::string>>(
            "--filter",
            [&batch](const std::vector<std::string>& conditions) {
                for (const std::string& condition : conditions) add_condition(batch.filter, condition);
            },
            "Only games of that kind: size=19, rules=chinese, player=NAME, rank=9p, date=1998..2003, "
            "moves=100..300, result (recorded), score (recorded); may be repeated")
        ->type_name("CONDITION")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command
        .add_option_function<std::string>(
            "--shard", [&batch](const std::string& text) { batch.shard = shard_of(text); },
            "Only part I of N; the parts together are the whole, wherever they run")
        ->type_name("I/N");
    command
        .add_option("--disagree", batch.disagreeing,
                    "Only games whose estimate is more than N points from the recorded score (without N: 1)")
        ->type_name("[N]")
        ->check(between(0, 1000));
}

void add_work(CLI::App& command, BatchCommand& batch) {
    batch.workers = static_cast<int>(processor_count());
    command.add_option("-j,--jobs", batch.workers, "How many games at a time (default: one a processor)")
        ->type_name("N")
        ->check(at_least(1));
    if (WorkerProcesses::possible())
        command
            .add_option("--timeout", batch.timeout,
                        "What takes longer gets an error instead of a record (default: 60 of the processor's "
                        "seconds)")
            ->type_name("SECONDS")
            ->check(between(0.01, 1e6));
    auto* output = command
                       .add_option("-o,--output", batch.output,
                                   "Where to write; the file appears when it is complete (default: standard "
                                   "output). FILE.sqlite: a database with a "
                                   "table of games and one of positions")
                       ->type_name("FILE");
    auto* resume =
        command.add_flag("--resume", batch.resume, "Go on where an earlier run with the same -o stopped")
            ->needs(output);
    command
        .add_option(
            "--summary", batch.account,
            "How the estimates compare with recorded scores, by player, year and rules, and how well the "
            "intervals and the ownership hold: text, or JSON where FILE ends in .json; - for stderr")
        ->type_name("FILE")
        ->excludes(resume);
    command.add_flag_callback(
        "-q,--quiet", [&batch] { batch.summary = false; }, "No summary at the end");
}

void add_output(CLI::App& command, BatchCommand& batch) {
    add_format(command, batch_formats(), batch.format,
               "by the output file's extension, else text on a terminal and ndjson elsewhere");
    add_options(command, {OptionGroup::numbers}, target_of(batch.render));
    command.add_flag_callback(
        "--no-header", [&batch] { batch.header = false; }, "csv and text: without the line of names");
}

/// Options that no byte of a record depends on, and those that say what the inputs are: these are looked at
/// themselves.
constexpr std::array changes_nothing{"help",  "help-all", "jobs",          "output", "resume",
                                     "quiet", "summary",  "progress",      "format", "files-from",
                                     "null",  "timeout",  "engine-timeout"};

/// Of all other options, whoever adds them, what they were set to.
std::map<std::string, std::string> made_with(const CLI::App& command, const BatchCommand& batch) {
    std::map<std::string, std::string> options{{"version", version_text()},
                                               {"format", std::string(batch.format->name)}};
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_positional() || option->get_lnames().empty()) continue;
        const std::string& name = option->get_lnames().front();
        if (std::find(changes_nothing.begin(), changes_nothing.end(), name) != changes_nothing.end())
            continue;
        std::string value = option->count() > 0 ? "" : option->get_default_str();
        for (const std::string& part : option->results()) value += (value.empty() ? "" : ",") + part;
        if (!value.empty()) options["--" + name] = value;
    }
    return options;
}

}  // namespace

void add_batch(CLI::App& app, Action& action) {
    auto batch = std::make_shared<BatchCommand>();
    batch->render.ownership = false;
    CLI::App& command = *app.add_subcommand("batch", "Many games: one record a position");
    add_sources(command, *batch);
    add_moments(command, batch->moments);
    add_judgment_options(command, batch->request);
    add_engine_options(command, batch->engine);
    add_choice(command, *batch);
    add_output(command, *batch);
    add_work(command, *batch);
    add_wish(command, "--progress", "A line that says how far it is (auto: where stderr is a terminal)",
             [batch](Wish wish) { batch->progress = wish; });
    command.final_callback([batch, &command, &action] {
        if (batch->paths.empty() && !batch->files_from)
            throw CLI::ValidationError("batch needs a PATH or --files-from");
        if (!batch->format) {
            refuse_other_kinds(batch->output);
            batch->format = usual_format(batch->output);
            batch->database = asks_for_database(batch->output);
        }
        batch->render.width = output_columns(batch->output);
        batch->made_with = made_with(command, *batch);
        action = [batch] { return goterr::run(*batch, std::cin, std::cout, std::cerr); };
    });
}

}  // namespace goterr::cli
