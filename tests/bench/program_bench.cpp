/// How long does the whole program take beside `true`, and how much faster is a batch on two processors than
/// on one? Wall time.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"
#include "support/program.hpp"

namespace {

using namespace goterr::test;

void run(benchmark::State& state, const Start& start) {
    for (auto _ : state)
        if (run_program(start).status != 0) return state.SkipWithError("the program failed");
}

void true_alone(benchmark::State& state) { run(state, {.arguments = {}, .program = "/bin/true"}); }
BENCHMARK(true_alone)->UseRealTime()->Unit(benchmark::kMillisecond);

void estimate_a_game(benchmark::State& state) {
    run(state, {.arguments = {"estimate", GOTERR_SOURCE_DIR "/data/games/19x19-japanese.sgf"}});
}
BENCHMARK(estimate_a_game)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The position after every move, so that even a few games are work enough.
void batch(benchmark::State& state) {
    run(state,
        {.arguments = {"batch", "-q", "--every", "4", "-j", std::to_string(state.range(0)), games_folder()}});
}
BENCHMARK(batch)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
