#include "goterr/commands/graph_command.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>
#include <ostream>

#include <fmt/format.h>

#include "bar.hpp"
#include "delivery.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/system/thread.hpp"
#include "parallel.hpp"

namespace goterr {

namespace {

constexpr std::array graph_table{
    GraphFormat{"text", "txt", render_graph_text},  GraphFormat{"svg", "svg", render_graph_svg},
    GraphFormat{"png", "png", render_graph_png},    GraphFormat{"csv", "csv", render_graph_csv},
    GraphFormat{"json", "json", render_graph_json}, GraphFormat{"sgf", "sgf", render_graph_sgf},
};

std::vector<int> moves_to_show(int last, int every) {
    std::vector<int> moves;
    for (int move = 0; move < last; move += every) moves.push_back(move);
    moves.push_back(last);
    return moves;
}

/// All positions of a game are held at once, up to 40 bytes a point.
constexpr int most_points = 6'000'000;

void refuse_too_many(std::size_t positions, BoardSize size) {
    if (positions <= static_cast<std::size_t>(most_points / size.area())) return;
    throw Error(
        fmt::format("{} positions of this size are more than can be shown together; --every makes them fewer",
                    positions));
}

std::vector<Prepared> positions_of(const Game& game, const GraphCommand& command) {
    const int last = std::min(game.move_count(), command.request.until.value_or(game.move_count()));
    refuse_too_many(static_cast<std::size_t>(last / command.every) + 1, game.info.size);
    std::vector<Prepared> positions;
    for (ReplayedPosition& replayed : replay_at(game, moves_to_show(last, command.every)))
        positions.push_back(prepare(game, std::move(replayed), command.request, command.input));
    return positions;
}

unsigned threads_for(const GraphCommand& command) {
    return command.jobs > 0 ? command.jobs : processor_count();
}

void estimate_all(GameEstimates& game, const GraphCommand& command, std::ostream& err) {
    const std::size_t count = game.positions.size();
    game.estimates.resize(count);
    Bar bar(err, command.progress);
    std::mutex reporting;
    std::size_t done = 0;
    parallel_for(count, threads_for(command), [&](std::size_t i) {
        game.estimates[i] = estimate(game.positions[i].position, game.positions[i].options);
        const std::lock_guard lock(reporting);
        bar.advance(++done, count);
    });
}

}  // namespace

std::span<const GraphFormat> graph_formats() { return graph_table; }

GameEstimates estimate_game(std::string_view bytes, const GraphCommand& command, std::ostream& err) {
    const auto start = std::chrono::steady_clock::now();
    GameEstimates game{read_game(bytes, command.request.selection), {}, {}, 0};
    game.positions = positions_of(game.game, command);
    for (Prepared& position : game.positions) position.from.source = bytes;
    estimate_all(game, command, err);
    warn(command.input, game.game.warnings, err);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    game.seconds = static_cast<double>(std::chrono::round<std::chrono::microseconds>(elapsed).count()) / 1e6;
    return game;
}

GameGraph graph_of(const GameEstimates& game) {
    const Prepared& last = game.positions.back();
    GameGraph graph{last.from,
                    last.position.board.size(),
                    last.options,
                    game.game.info.black_player,
                    game.game.info.white_player,
                    game.game.info.margin,
                    {},
                    {}};
    graph.from.seconds = game.seconds;
    for (std::size_t i = 0; i < game.estimates.size(); ++i) {
        const Provenance& from = game.positions[i].from;
        graph.curve.push_back(curve_point(game.estimates[i], from.move, from.last_move));
    }
    graph.turns = turning_points(graph.curve);
    return graph;
}

int run(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err}, [&](const std::string& bytes) {
        return chosen_row(graph_formats(), command.format, command.output)
            .render(graph_of(estimate_game(bytes, command, err)), command.render);
    });
}

}  // namespace goterr
