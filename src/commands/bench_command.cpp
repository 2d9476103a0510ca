#include "goterr/commands/bench_command.hpp"

#include <optional>
#include <ostream>
#include <vector>

#include <fmt/format.h>

#include "bench_games.hpp"
#include "bench_input.hpp"
#include "bench_signature.hpp"
#include "bench_stages.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/system/terminal.hpp"
#include "goterr/system/thread.hpp"

namespace goterr {

namespace {

using bench::InputTimings;
using bench::Timing;

/// Everything that was found out.
struct BenchResult {
    std::string version;
    std::string machine;
    unsigned processors = 1;
    std::vector<Timing> timings;
    int positions = 0;
    std::string signature;
    std::optional<InputTimings> input;
};

BenchResult measured(const BenchCommand& command, std::ostream& err) {
    BenchResult result{command.version, machine_name(), processor_count(), {}, 0, {}, {}};
    for (const bench::Stage& stage : bench::all_stages())
        result.timings.push_back(measure(stage, command.seconds));
    bench::Signature signature;
    for (Prepared& prepared : bench::built_in_positions())
        for (const Effort effort : {Effort::normal, Effort::quick}) {
            prepared.options.effort = effort;
            signature.add(estimate(prepared.position, prepared.options));
            ++result.positions;
        }
    result.signature = signature.text();
    if (!command.input.empty()) result.input = bench::time_input(command.input, err);
    return result;
}

std::string row(const std::string& name, const std::string& each, const std::string& rate) {
    return fmt::format("{:<30}{:>12}{:>16}\n", name, each, rate);
}

std::string row(const Timing& timing) {
    const std::string rate = timing.megabytes_per_second > 0
                                 ? fmt::format("{:.0f} MB", timing.megabytes_per_second)
                                 : fmt::format("{:.0f}", 1 / timing.seconds);
    return row(timing.name, fmt::format("{:.4f} ms", timing.seconds * 1e3), rate);
}

double rate_of(double megabytes, double seconds) { return seconds > 0 ? megabytes / seconds : 0; }

std::string text_of(const InputTimings& input, const std::string& path) {
    std::string text = fmt::format("\n{}: {} game{}, {:.1f} MB{}\n", printable_name(path), input.games,
                                   input.games == 1 ? "" : "s", input.megabytes,
                                   input.failed > 0 ? fmt::format(", {} not readable", input.failed) : "");
    text += row("read, whole trees", "",
                fmt::format("{:.0f} MB", rate_of(input.sgf_megabytes, input.tree_seconds)));
    text +=
        row("read, main lines", "", fmt::format("{:.0f} MB", rate_of(input.megabytes, input.line_seconds)));
    if (input.games > 0) {
        text += row("estimate, last position", fmt::format("{:.4f} ms", input.mean() * 1e3),
                    fmt::format("{:.0f}", 1 / input.mean()));
        text += row("  half of them within", fmt::format("{:.4f} ms", input.quantile(0.5) * 1e3), "");
        text += row("  99 of 100 within", fmt::format("{:.4f} ms", input.quantile(0.99) * 1e3), "");
    }
    return text + fmt::format("signature of the {} estimate{}: {}\n", input.games,
                              input.games == 1 ? "" : "s", input.signature.text());
}

std::string text_of(const BenchResult& result, const BenchCommand& command) {
    std::string text = fmt::format("goterr {} on {}, {} processor{}\n\n", result.version, result.machine,
                                   result.processors, result.processors == 1 ? "" : "s");
    text += row("19x19, processor time", "each", "a second");
    for (const Timing& timing : result.timings) text += row(timing);
    text += fmt::format("signature of {} estimates: {}\n", result.positions, result.signature);
    return result.input ? text + text_of(*result.input, command.input) : text;
}

JsonObject input_json(const InputTimings& input) {
    return JsonObject()
        .add("games", input.games)
        .add("failed", input.failed)
        .add("megabytes", input.megabytes)
        .add("trees_megabytes_per_second", rate_of(input.sgf_megabytes, input.tree_seconds))
        .add("main_lines_megabytes_per_second", rate_of(input.megabytes, input.line_seconds))
        .add("estimate_seconds", JsonObject()
                                     .add("mean", input.mean())
                                     .add("median", input.quantile(0.5))
                                     .add("percentile_99", input.quantile(0.99)))
        .add("signature", input.signature.text());
}

JsonObject timing_json(const Timing& timing) {
    JsonObject json;
    json.add("name", timing.name).add("seconds", timing.seconds);
    if (timing.megabytes_per_second > 0) json.add("megabytes_per_second", timing.megabytes_per_second);
    return json;
}

std::string json_text(const BenchResult& result) {
    JsonObject json;
    json.add("schema", 1)
        .add("version", result.version)
        .add("machine", result.machine)
        .add("processors", result.processors)
        .add("stages", json_array(result.timings, timing_json))
        .add("positions", result.positions)
        .add("signature", result.signature);
    if (result.input) json.add("input", input_json(*result.input));
    return json.json().text + '\n';
}

}  // namespace

int run(const BenchCommand& command, std::ostream& out, std::ostream& err) {
    const BenchResult result = measured(command, err);
    write_output(command.json ? json_text(result) : text_of(result, command), "", out);
    return result.input && result.input->failed > 0 ? 1 : 0;
}

}  // namespace goterr
