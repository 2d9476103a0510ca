/// How long does a picture take: of a board, of a layer, of the score along a whole game? Wall time, on all
/// processors.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"
#include "support/program.hpp"

namespace {

using namespace goterr::test;

const std::string game = games_folder() + "/19x19-handicap-6-japanese.sgf";

void run(benchmark::State& state, std::vector<std::string> arguments) {
    const Start start{.arguments = std::move(arguments)};
    for (auto _ : state)
        if (run_program(start).status != 0) return state.SkipWithError("the program failed");
}

void board(benchmark::State& state, const char* format) { run(state, {"estimate", "-f", format, game}); }
BENCHMARK_CAPTURE(board, svg, "svg")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(board, png, "png")->UseRealTime()->Unit(benchmark::kMillisecond);

void layer(benchmark::State& state) { run(state, {"map", "influence", "-f", "svg", game}); }
BENCHMARK(layer)->UseRealTime()->Unit(benchmark::kMillisecond);

void graph(benchmark::State& state, const char* format) { run(state, {"graph", "-f", format, game}); }
BENCHMARK_CAPTURE(graph, text, "text")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, png, "png")->UseRealTime()->Unit(benchmark::kMillisecond);

void report(benchmark::State& state) { run(state, {"report", game}); }
BENCHMARK(report)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
