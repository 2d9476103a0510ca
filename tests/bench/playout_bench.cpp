// How many games a second a core: on positions the playouts made themselves, the fast player and the plain
// one. One item is one game.
#include <benchmark/benchmark.h>

#include "goterr/playout/playout.hpp"
#include "playout/plain_player.hpp"

using namespace goterr;

namespace {

/// The position after `moves` moves of the player against itself.
Position position_after(int side, int moves) {
    plain::Game game{Position(BoardSize{side, side}), {}, {}};
    playout::Random random(static_cast<std::uint64_t>(side));
    Color to_move = Color::black;
    for (int move = 0; move < moves; ++move, to_move = opponent(to_move))
        game = plain::after(game, plain::choose_move(game, to_move, random), to_move);
    game.position.to_move = to_move;
    return game.position;
}

void fast_games(benchmark::State& state) {
    const Position position =
        position_after(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    constexpr int games = 64;
    for (auto _ : state)
        benchmark::DoNotOptimize(play_out(position, {.first = games, .batch = games, .most = games}));
    state.SetItemsProcessed(state.iterations() * games);
}

void plain_games(benchmark::State& state) {
    const Position position =
        position_after(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    playout::Random random(1);
    for (auto _ : state) {
        plain::Game game{position, {}, {}};
        Color side = position.to_move;
        for (int passes = 0; passes < 2; side = opponent(side)) {
            const auto move = plain::choose_move(game, side, random);
            game = plain::after(game, move, side);
            passes = move ? 0 : passes + 1;
        }
    }
    state.SetItemsProcessed(state.iterations());
}

/// Side and moves played: a finished, a mid-game and an empty 19x19 board, a finished 9x9 one, an empty 52x52
/// one.
void positions(benchmark::internal::Benchmark* bench) {
    bench->Args({19, 260})->Args({19, 120})->Args({19, 0})->Args({9, 60})->Unit(benchmark::kMicrosecond);
}

}  // namespace

BENCHMARK(fast_games)->Apply(positions)->Args({52, 0});
BENCHMARK(plain_games)->Apply(positions);
