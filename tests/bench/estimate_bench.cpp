/// How long does an estimate take, at the end and in the middle of 19x19 games? Every position counts once:
/// the median and the 99th percentile over the positions stand beside the mean.
#include <benchmark/benchmark.h>

#include <chrono>

#include "bench/positions.hpp"

namespace {

using namespace goterr;

double seconds_of(const Position& position, const EstimateOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(estimate(position, options));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The fastest of the rounds for each position: another program may have had the processor in the others.
void time_all(benchmark::State& state, double share, Effort effort) {
    const std::vector<Position> positions = test::large_positions(share);
    EstimateOptions options;
    options.effort = effort;
    std::vector<double> fastest(positions.size(), 1e9);
    for (auto _ : state)
        for (std::size_t i = 0; i < positions.size(); ++i)
            fastest[i] = std::min(fastest[i], seconds_of(positions[i], options));
    std::sort(fastest.begin(), fastest.end());
    const auto last = static_cast<double>(fastest.size() - 1);
    state.counters["median_ms"] = fastest[static_cast<std::size_t>(last * 0.5)] * 1e3;
    state.counters["p99_ms"] = fastest[static_cast<std::size_t>(last * 0.99)] * 1e3;
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK_CAPTURE(time_all, finished, 1.0, Effort::normal)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(time_all, middle_game, 0.5, Effort::normal)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(time_all, middle_game_quick, 0.5, Effort::quick)->Unit(benchmark::kMillisecond);

}  // namespace
