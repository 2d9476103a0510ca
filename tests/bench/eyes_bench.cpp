/// How long does the value of an eye space take, never seen before and seen, and all spaces of a board?
#include <benchmark/benchmark.h>

#include "goterr/eyes/eye_reader.hpp"
#include "goterr/eyes/eye_space.hpp"
#include "support/middle_game.hpp"

namespace {

using namespace goterr;

/// A rectangle of six and one point more, in the open and in the corner, where points miss the wall.
EyeShape seven_points(bool corner) {
    EyeShape shape;
    for (std::int8_t row = 0; row < 2; ++row)
        for (std::int8_t column = 0; column < 3; ++column)
            shape.push_back({column, row, CellKind::empty, !corner || column == 2 || row == 1});
    shape.push_back({0, 2});
    return shape;
}

void unseen(benchmark::State& state, bool corner) {
    const EyeShape shape = seven_points(corner);
    EyeShape point;
    point.push_back({0, 0});
    for (auto _ : state) {
        state.PauseTiming();
        EyeReader reader;
        reader.value_of(point);  // it takes its memory for the first shape
        state.ResumeTiming();
        benchmark::DoNotOptimize(reader.value_of(shape));
    }
}
BENCHMARK_CAPTURE(unseen, open, false);
BENCHMARK_CAPTURE(unseen, corner, true);

void seen(benchmark::State& state) {
    EyeReader reader;
    const EyeShape shape = seven_points(true);
    reader.value_of(shape);
    for (auto _ : state) benchmark::DoNotOptimize(reader.value_of(shape));
}
BENCHMARK(seen);

void all_spaces(benchmark::State& state) {
    Position position;
    position.board = test::middle_game();
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    for (auto _ : state) benchmark::DoNotOptimize(find_eye_spaces(position.board, chains, tactics));
}
BENCHMARK(all_spaces);

}  // namespace
