#include "along_game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <ostream>
#include <set>
#include <utility>

#include "bar.hpp"
#include "delivery.hpp"
#include "goterr/record/games.hpp"
#include "goterr/system/interruption.hpp"
#include "goterr/system/thread.hpp"
#include "parallel.hpp"

namespace goterr {

namespace {

/// Held at once for each thread.
constexpr std::size_t positions_a_thread = 16;

std::vector<int> moves_to_show(const Game& game, const GraphCommand& command, int first) {
    const int last = command.request.until.value_or(game.move_count());
    std::vector<int> moves;
    for (int move = 0; move < last; move += command.every)
        if (move >= first) moves.push_back(move);
    moves.push_back(last);
    return moves;
}

CurvePoint point_of(const Estimate& estimate, const Provenance& from) {
    return curve_point(estimate, from.move, from.last_move);
}

/// A game has the same turning points whoever asks for them, `graph` or `report`: those that quick effort
/// sees and normal effort confirms, since each effort sees some of its own. An adviser says the same at every
/// effort.
CurvePoint seen_quickly(const Prepared& prepared, const Estimate& estimate) {
    if (prepared.options.effort == Effort::quick || prepared.options.adviser)
        return point_of(estimate, prepared.from);
    EstimateOptions quick = prepared.options;
    quick.effort = Effort::quick;
    return point_of(estimate_without_dragons(prepared.position, quick), prepared.from);
}

/// Positions that are worked out together.
class PositionsAtWork {
public:
    PositionsAtWork(const GraphCommand& command, std::size_t all, bool turns, std::ostream& err)
        : threads_(threads_for(command.jobs)), all_(all), turns_(turns), bar_(err, command.progress) {}

    void add(Prepared prepared) { together_.push_back({std::move(prepared), Estimate()}); }
    bool is_full() const { return together_.size() >= threads_ * positions_a_thread; }

    /// Throws `Interrupted` where a signal came: those at hand are dropped.
    std::vector<EstimatedPosition> work_out() {
        parallel_for(together_.size(), threads_, [&](std::size_t i) {
            if (interruption_.requested()) return;
            auto& [prepared, result, quickly] = together_[i];
            result = estimate(prepared.position, prepared.options);
            if (turns_) quickly = seen_quickly(prepared, result);
            bar_.step(all_);
        });
        bar_.clear();
        if (interruption_.requested()) throw Interrupted{};
        return std::exchange(together_, {});
    }

private:
    unsigned threads_;
    std::size_t all_;
    bool turns_;
    Bar bar_;
    Interruption interruption_;
    std::vector<EstimatedPosition> together_;
};

GameGraph empty_graph(const Game& game) {
    GameGraph graph;
    graph.size = game.info.size;
    graph.black = game.info.facts.black_player;
    graph.white = game.info.facts.white_player;
    graph.margin = game.info.margin;
    return graph;
}

void take(EstimatedPosition position, GameGraph& graph, const AlongGame& along) {
    const Provenance& from = position.prepared.from;
    graph.curve.push_back(point_of(position.estimate, from));
    graph.from = from;
    graph.options = position.prepared.options;
    if (!position.estimate.advised_by.empty()) graph.advised_by = position.estimate.advised_by;
    if (along.take) along.take(graph.curve, std::move(position));
}

/// Two positions in a row, so that a swing with the turns cancels.
using Pair = std::array<std::size_t, 2>;

/// Asked of normal effort, the nearest pairs first: two pairs on either side of a turning point say whether
/// that move brought it, three whether it stays, so that one that takes dead stones for living ones does not
/// decide. They end where the game does.
struct Around {
    std::array<Pair, 4> before, after;
};

Around around(const TurningPoint& turn, std::size_t last) {
    const auto before = [&](std::size_t distance) -> Pair {
        const std::size_t first = std::max(turn.index, distance) - distance;
        return {first, std::min(first + 1, turn.index - 1)};
    };
    const auto after = [&](std::size_t distance) -> Pair {
        const std::size_t second = std::min(turn.index + distance + 1, last);
        return {std::max(second - 1, turn.index), second};
    };
    return {{before(2), before(4), before(8), before(12)}, {after(0), after(2), after(6), after(10)}};
}

/// Leads at normal effort of the positions after some moves.
std::map<int, double> thorough_leads(const Game& game, const GraphCommand& command,
                                     const std::set<int>& moves) {
    PositionRequest request = command.request;
    request.options.effort = Effort::normal;
    std::vector<Prepared> positions;
    replay_each(game, {moves.begin(), moves.end()}, [&](ReplayedPosition replayed) {
        positions.push_back(prepare(game, std::move(replayed), request, command.input));
        return true;
    });
    std::vector<double> leads(positions.size());
    parallel_for(positions.size(), threads_for(command.jobs), [&](std::size_t i) {
        leads[i] = estimate_without_dragons(positions[i].position, positions[i].options).lead();
    });
    std::map<int, double> found;
    for (std::size_t i = 0; i < leads.size(); ++i) found[positions[i].from.move] = leads[i];
    return found;
}

double lead_of(const Pair& pair, const ScoreCurve& curve, const std::map<int, double>& leads) {
    return (leads.at(curve[pair[0]].move) + leads.at(curve[pair[1]].move)) / 2;
}

/// The median over the three pairs that are farthest away for the level, the mean of the two nearest for the
/// step.
SecondLook look_again(const Around& around, const ScoreCurve& curve, const std::map<int, double>& leads) {
    const auto leads_of = [&](const std::array<Pair, 4>& pairs) {
        std::array<double, 4> found;
        std::transform(pairs.begin(), pairs.end(), found.begin(),
                       [&](const Pair& pair) { return lead_of(pair, curve, leads); });
        return found;
    };
    std::array<double, 4> before = leads_of(around.before), after = leads_of(around.after);
    const double step = (after[0] + after[1] - before[0] - before[1]) / 2;
    std::sort(before.begin() + 1, before.end());
    std::sort(after.begin() + 1, after.end());
    return {before[2], after[2], step};
}

/// The turning points that normal effort bears out: quick effort alone takes some positions for others.
std::vector<TurningPoint> seen_again(std::vector<TurningPoint> turns, const ScoreCurve& curve,
                                     const Game& game, const GraphCommand& command) {
    if (command.request.options.adviser) return turns;
    std::set<int> moves;
    for (const TurningPoint& turn : turns) {
        const auto [before, after] = around(turn, curve.size() - 1);
        for (const auto& pairs : {before, after})
            for (const Pair& pair : pairs) moves.insert({curve[pair[0]].move, curve[pair[1]].move});
    }
    const std::map<int, double> leads = thorough_leads(game, command, moves);
    const TurningPointOptions options = turning_point_options(game.info.size);
    std::erase_if(turns, [&](const TurningPoint& turn) {
        return !is_borne_out(turn, look_again(around(turn, curve.size() - 1), curve, leads), options);
    });
    return turns;
}

}  // namespace

GameGraph graph_along(std::string_view bytes, const GraphCommand& command, const AlongGame& along,
                      std::ostream& err) {
    const auto start = std::chrono::steady_clock::now();
    const Game game = along.game ? *along.game : read_game(bytes, command.request.selection);
    refuse_beyond_end(game, command.request);
    if (along.first == 0) warn(command.input, game.warnings, err);
    const std::vector<int> moves = moves_to_show(game, command, along.first);
    if (along.begin) along.begin(moves.size(), game.info.size);
    GameGraph graph = empty_graph(game);
    PositionsAtWork work(command, moves.size(), along.turns, err);
    ScoreCurve quickly;
    const auto hand_on = [&] {
        for (EstimatedPosition& position : work.work_out()) {
            if (along.turns) quickly.push_back(position.seen_quickly);
            take(std::move(position), graph, along);
        }
    };
    replay_each(game, moves, [&](ReplayedPosition replayed) {
        Prepared prepared = prepare(game, std::move(replayed), command.request, command.input);
        prepared.from.source = bytes;
        work.add(std::move(prepared));
        if (work.is_full()) hand_on();
        return true;
    });
    hand_on();
    if (along.turns)
        graph.turns =
            seen_again(turning_points(quickly, turning_point_options(graph.size)), quickly, game, command);
    graph.from.seconds = seconds_since(start);
    return graph;
}

}  // namespace goterr
