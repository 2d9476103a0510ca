#include "bench_stages.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "bench_clock.hpp"
#include "bench_games.hpp"
#include "goterr/bouzy/bouzy.hpp"
#include "goterr/escape/escape.hpp"
#include "goterr/eyes/eye_space.hpp"
#include "goterr/life/analysis.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr::bench {

namespace {

constexpr int finished = 4;  // quarters of a game
constexpr int middle_game = 2;
constexpr int samples = 5;  // of which the median is told

/// Takes what a stage makes, so that no compiler leaves out the work.
template <typename Made>
void keep(const Made& made) {
    static volatile const void* kept = nullptr;
    kept = &made;
    (void)kept;
}

std::vector<Analysis> analyses_of(const std::vector<Prepared>& positions) {
    std::vector<Analysis> all;
    for (const Prepared& prepared : positions)
        all.push_back(
            analyze(prepared.position, analysis_options(prepared.options, prepared.position.board.size())));
    return all;
}

/// The same work on each of some items.
template <typename Items, typename Work>
Stage stage_of(std::string name, std::shared_ptr<Items> items, Work work) {
    return {std::move(name), static_cast<int>(items->size()), 0, [items, work] {
                for (const auto& item : *items) keep(work(item));
            }};
}

template <typename Work>
Stage on_middle_games(std::string name, Work work) {
    static const auto analyses =
        std::make_shared<std::vector<Analysis>>(analyses_of(large_positions(middle_game)));
    return stage_of(std::move(name), analyses, work);
}

/// The built-in records some times over, as a large collection.
std::shared_ptr<std::string> large_collection() {
    auto records = std::make_shared<std::string>();
    for (int times = 0; times < 20; ++times) *records += built_in_records();
    return records;
}

std::vector<Stage> record_stages() {
    const std::shared_ptr<std::string> records = large_collection();
    const double megabytes = static_cast<double>(records->size()) / 1e6;
    const auto games = std::make_shared<std::vector<Game>>();
    GameReader all(*records);
    while (auto game = all.next()) games->push_back(*std::move(game));
    for (Game& game : *games) game.end.reset();  // so that there is something to replay
    const auto count = static_cast<int>(games->size());
    const auto trees = [records] {
        SgfTreeReader reader(*records);
        while (const auto tree = reader.next()) keep(*tree);
    };
    const auto main_lines = [records] {
        GameReader reader(*records);
        while (const auto game = reader.next()) keep(*game);
    };
    return {{"read a game, whole tree", count, megabytes, trees},
            {"read a game, main line", count, megabytes, main_lines},
            stage_of("replay a game", games, [](const Game& game) { return replay(game); })};
}

PointSet lively_stones(const Analysis& analysis) {
    PointSet stones(analysis.position.board.size());
    for (int i = 0; i < analysis.chains.count(); ++i)
        if (analysis.tactics[i].safe()) stones |= analysis.chains[i].stones;
    return stones;
}

int escape_of_all(const Analysis& analysis) {
    const Board& board = analysis.position.board;
    const InfluenceMap influence = escape_influence(board, lively_stones(analysis));
    int sum = 0;
    for (const Dragon& dragon : analysis.dragons())
        sum += escape_route(board, dragon.stones, escape_values_for(dragon.side, board, influence, {})).sum;
    return sum;
}

std::vector<Stage> system_stages() {
    return {on_middle_games("Bouzy 5/21",
                            [](const Analysis& e) { return bouzy_map(e.position.board, bouzy_territory); }),
            on_middle_games("influence, both sides",
                            [](const Analysis& e) {
                                return influence_map(e.position.board, all_living(e.position.board));
                            }),
            on_middle_games("escape of all dragons", escape_of_all),
            on_middle_games("captures read",
                            [](const Analysis& e) { return read_captures(e.position, e.chains); }),
            on_middle_games(
                "eye spaces",
                [](const Analysis& e) { return find_eye_spaces(e.position.board, e.chains, e.tactics); }),
            on_middle_games("life and death", [](const Analysis& e) {
                return judge({e.position, e.chains, e.tactics, e.samples});
            })};
}

Stage playouts(std::string name, int quarters) {
    constexpr int games = 64;
    const auto positions = std::make_shared<std::vector<Prepared>>(large_positions(quarters));
    Stage stage = stage_of(std::move(name), positions, [](const Prepared& prepared) {
        return play_out(prepared.position, {.first = games, .batch = games, .most = games});
    });
    stage.items *= games;
    return stage;
}

using Estimating = Estimate (*)(const Position&, const EstimateOptions&);

Stage estimates(std::string name, int quarters, Effort effort, Estimating estimating = estimate) {
    const auto positions = std::make_shared<std::vector<Prepared>>(large_positions(quarters));
    for (Prepared& prepared : *positions) prepared.options.effort = effort;
    return stage_of(std::move(name), positions, [=](const Prepared& prepared) {
        return estimating(prepared.position, prepared.options);
    });
}

}  // namespace

std::vector<Stage> all_stages() {
    std::vector<Stage> stages = record_stages();
    for (Stage& stage : system_stages()) stages.push_back(std::move(stage));
    stages.push_back(playouts("playout, finished", finished));
    stages.push_back(playouts("playout, middle game", middle_game));
    stages.push_back(estimates("estimate, finished", finished, Effort::normal));
    stages.push_back(estimates("lead, middle game", middle_game, Effort::normal, estimate_without_dragons));
    stages.push_back(estimates("estimate, middle game", middle_game, Effort::normal));
    stages.push_back(estimates("estimate, middle game, quick", middle_game, Effort::quick));
    return stages;
}

Timing measure(const Stage& stage, double seconds) {
    const auto time_of = [&](int rounds) {
        const Stopwatch watch;
        for (int round = 0; round < rounds; ++round) stage.round();
        return watch.seconds();
    };
    time_of(1);  // for the caches
    int rounds = 1;
    while (time_of(rounds) < seconds / samples) rounds *= 2;
    std::array<double, samples> times{};
    for (double& time : times) time = time_of(rounds) / rounds;
    std::nth_element(times.begin(), times.begin() + samples / 2, times.end());
    const double median = std::max(times[samples / 2], 1e-9);
    return {stage.name, median / stage.items, stage.megabytes / median};
}

}  // namespace goterr::bench
