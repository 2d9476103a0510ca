/// How long does the influence of both sides of a middle game take, and the same through a std::queue?
#include <benchmark/benchmark.h>

#include "goterr/influence/influence.hpp"
#include "support/middle_game.hpp"

namespace {

using namespace goterr;

void by_definition(benchmark::State& state) {
    const Board board = test::middle_game();
    const Standing standing = all_living(board);
    for (auto _ : state) {
        for (const Color side : {Color::black, Color::white}) {
            const Ground ground = ground_for(board, side, standing, latest_era);
            const auto sources = sources_of(board, side, standing, latest_era);
            benchmark::DoNotOptimize(influence_by_definition(sources, ground, latest_era));
        }
    }
}
BENCHMARK(by_definition);

void fast(benchmark::State& state) {
    const Board board = test::middle_game();
    const Standing standing = all_living(board);
    for (auto _ : state) benchmark::DoNotOptimize(influence_map(board, standing));
}
BENCHMARK(fast);

}  // namespace
