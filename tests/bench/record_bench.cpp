/// How fast are records read, beside a scanner that looks at every byte and memchr from bracket to bracket
/// over the same text? How fast is a game replayed, beside the plain `play`, and how fast are many games that
/// no processor can know by heart, as it does the one that is replayed again and again?
#include <benchmark/benchmark.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "goterr/record/game.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"
#include "goterr/record/sgf/sgf_writer.hpp"

namespace {

using namespace goterr;

/// A game of random legal moves that fill no one-point eye, with a comment now and then.
Game random_game(unsigned seed, int moves) {
    std::mt19937 random(seed);
    Game game;
    game.info.komi = 6.5;
    Position position;
    while (game.move_count() < moves) {
        const Point p = position.board.size().point_at(static_cast<int>(random() % 361));
        const Color side = position.to_move;
        bool eye = true;
        for (const Point q : neighbors_of(p, position.board.size())) eye = eye && position.board[q] == side;
        if (eye || legality(position, p, side) != Legality::legal) continue;
        game.steps.push_back({Step::Kind::move, side, p});
        position = play(position, p, side);
    }
    return game;
}

const std::string& games() {
    static const std::string text = [] {
        std::string all;
        for (unsigned seed = 0; seed < 400; ++seed) {
            std::string sgf = write_sgf(random_game(seed, 250));
            for (std::size_t at = 300; at < sgf.size(); at += 600)
                if (const auto end = sgf.find("\n;", at); end != std::string::npos)
                    sgf.insert(end, "C[a word about this move, and (brackets\\] too)]");
            all += sgf;
        }
        std::string many;
        for (int i = 0; i < 10; ++i) many += all;
        return many;
    }();
    return text;
}

void told(benchmark::State& state) {
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(games().size()));
}

void every_byte(benchmark::State& state) {
    for (auto _ : state) {
        int inside = 0, values = 0;
        bool escaped = false;
        for (const char c : games()) {
            if (escaped) {
                escaped = false;
            } else if (inside != 0) {
                escaped = c == '\\';
                inside = c != ']';
            } else if (c == '[') {
                inside = 1;
                ++values;
            }
        }
        benchmark::DoNotOptimize(values);
    }
    told(state);
}
BENCHMARK(every_byte);

void memchr_to_brackets(benchmark::State& state) {
    for (auto _ : state) {
        int values = 0;
        const char* at = games().data();
        const char* const end = at + games().size();
        while ((at = static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(end - at))))) {
            ++at;
            ++values;
        }
        benchmark::DoNotOptimize(values);
    }
    told(state);
}
BENCHMARK(memchr_to_brackets);

void main_lines(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(count_games(games()));
    told(state);
}
BENCHMARK(main_lines);

void whole_trees(benchmark::State& state) {
    for (auto _ : state) {
        SgfTreeReader reader(games());
        while (const auto tree = reader.next()) benchmark::DoNotOptimize(tree->node_count());
    }
    told(state);
}
BENCHMARK(whole_trees);

void games_with_every_move_judged(benchmark::State& state) {
    for (auto _ : state) {
        GameReader reader(games());
        while (const auto game = reader.next()) benchmark::DoNotOptimize(game->steps.data());
    }
    told(state);
}
BENCHMARK(games_with_every_move_judged);

void main_line_to_the_final_position(benchmark::State& state) {
    for (auto _ : state) {
        GameReader reader(games());
        while (const auto game = reader.next()) benchmark::DoNotOptimize(replay(*game));
    }
    told(state);
}
BENCHMARK(main_line_to_the_final_position);

void replay_of_many_games(benchmark::State& state) {
    std::vector<Game> many;
    GameReader reader(games());
    while (auto game = reader.next()) {
        game->end.reset();
        many.push_back(*std::move(game));
    }
    for (auto _ : state)
        for (const Game& game : many) benchmark::DoNotOptimize(replay(game));
    told(state);
}
BENCHMARK(replay_of_many_games);

void replay_of_300_moves(benchmark::State& state) {
    const Game game = random_game(1, 300);
    for (auto _ : state) benchmark::DoNotOptimize(replay(game));
}
BENCHMARK(replay_of_300_moves);

void plain_play_of_300_moves(benchmark::State& state) {
    const Game game = random_game(1, 300);
    for (auto _ : state) {
        Position position;
        for (const Step& step : game.steps) position = play(std::move(position), step.point, step.color);
        benchmark::DoNotOptimize(position);
    }
}
BENCHMARK(plain_play_of_300_moves);

}  // namespace
