#include "goterr/estimate/suggestion.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "goterr/board/orientation.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/estimate/inputs.hpp"
#include "goterr/estimate/learned.hpp"
#include "goterr/estimate/move_later.hpp"

namespace goterr {
namespace {

/// Points that are tried besides those that reading names: so many of those with most doubt so far around
/// them.
struct Choice {
    std::size_t points;
    int reach;
};
constexpr Choice by_estimates{.points = 40, .reach = 0};
constexpr Choice by_the_net{.points = 50, .reach = 2};
/// Sampled games that the net compares moves over: 128 chose no better.
constexpr int games_to_compare = 32;
/// Moves that the net looks at a second time.
constexpr std::size_t most_liked = 6;

void add_named(const Estimate& before, PointSet& points) {
    for (const Dragon& dragon : before.dragons) {
        if (dragon.status != Status::critical) continue;
        const bool own = dragon.side == before.position.to_move;
        for (const Point p : own ? dragon.saved_by : dragon.killed_by) points.insert(p);
    }
}

void add_unclear(const Estimate& before, Choice choice, PointSet& points) {
    const Board& board = before.position.board;
    std::vector<std::pair<long long, Point>> empties;
    for (const Point p : in_canonical_order(points_of_color(board, Color::empty), board))
        empties.emplace_back(doubt_around(p, choice.reach, before.ownership), p);
    sort_stably(empties, [](const auto& a, const auto& b) { return a.first > b.first; });
    empties.resize(std::min(empties.size(), choice.points));
    for (const auto& [doubt, p] : empties) points.insert(p);
}

std::vector<Point> moves_to_try(const Estimate& before, Choice choice) {
    PointSet points(before.position.board.size());
    add_named(before, points);
    add_unclear(before, choice, points);
    std::vector<Point> moves;
    for (const Point p : in_canonical_order(points, before.position.board))
        if (legality(before.position, p, before.position.to_move) == Legality::legal) moves.push_back(p);
    return moves;
}

struct Promise {
    Point move;
    double lead = 0;  ///< of the side to move, after it
};

/// The moves that promise most come first.
template <typename LeadAfter>
void order(std::vector<Promise>& moves, LeadAfter lead_after) {
    for (Promise& promise : moves) promise.lead = lead_after(promise.move);
    sort_stably(moves, [](const Promise& a, const Promise& b) { return a.lead > b.lead; });
}

EstimateOptions at_quick(EstimateOptions options) {
    options.effort = Effort::quick;
    return options;
}

Analysis analysis_to_compare(const Position& position, const EstimateOptions& quick) {
    AnalysisOptions asked = analysis_options(quick, position.board.size());
    asked.playouts.first = asked.playouts.most = games_to_compare;
    return analyze(position, asked);
}

double lead_of(const Learned& net, const Position& position, const EstimateOptions& options) {
    return net.worth + lead_beyond_ownership(position, options);
}

/// Moves as the net sees them over one sample of games; leads are those of the side to move.
class NetComparison {
public:
    explicit NetComparison(const Estimate& before)
        : quick_(at_quick(before.options)),
          side_(sign(before.position.to_move)),
          analysis_(analysis_to_compare(before.position, quick_)),
          inputs_(inputs_of(analysis_)) {}

    /// What the net likes best: at first sight, and looking again at what it likes.
    std::vector<Promise> most_liked_of(const std::vector<Point>& moves, std::size_t most) const {
        std::vector<Promise> promises;
        for (const Point p : moves) promises.push_back({p});
        order(promises, [&](Point p) {
            const Analysis later = one_move_later(analysis_, p);
            return lead_of_net(glanced(later.position, inputs_after(inputs_, later, p), quick_), later);
        });
        promises.resize(std::min(promises.size(), most));
        order(promises, [&](Point p) {
            const Analysis later = one_move_later(analysis_, p);
            return lead_of_net(learned(later.position, inputs_of(later), quick_), later);
        });
        return promises;
    }

    double lead_of_pass() const {
        Analysis later = analysis_;
        later.position = pass(later.position, later.position.to_move);
        return lead_of_net(learned(later.position, inputs_of(later), quick_), later);
    }

private:
    double lead_of_net(const Learned& net, const Analysis& later) const {
        return side_ * lead_of(net, later.position, quick_);
    }

    EstimateOptions quick_;
    int side_;
    Analysis analysis_;
    std::vector<InputPoint> inputs_;
};

/// Whether the net judges such a position: where it is counted, each move is.
bool is_for_the_net(const Estimate& before) {
    return before.expected_lead && is_learned_size(before.position.board.size());
}

std::optional<Suggestion> best_of(const std::vector<Point>& moves, const Position& position,
                                  const EstimateOptions& options) {
    const Color side = position.to_move;
    std::optional<Suggestion> best;
    for (const Point p : moves) {
        const double lead = estimate_without_dragons(play(position, p, side), options).lead();
        if (!best || sign(side) * lead > sign(side) * best->lead) best = Suggestion{p, lead};
    }
    return best;
}

}  // namespace

long long doubt_around(Point p, int reach, const Grid<float>& ownership) {
    long long doubt = 0;
    for (int row = p.row - reach; row <= p.row + reach; ++row)
        for (int column = p.column - reach; column <= p.column + reach; ++column) {
            const Point q{column, row};
            if (!ownership.size().contains(q)) continue;
            doubt += rounded((1 - std::abs(static_cast<double>(ownership[q]))) * doubts_a_point);
        }
    return doubt;
}

std::optional<Suggestion> suggest(const Estimate& before) {
    const Position& position = before.position;
    if (!is_for_the_net(before))
        return best_of(moves_to_try(before, by_estimates), position, at_quick(before.options));
    const std::vector<Point> moves = moves_to_try(before, by_the_net);
    if (moves.empty()) return std::nullopt;
    const Point liked = NetComparison(before).most_liked_of(moves, most_liked).front().move;
    return best_of({liked}, position, before.options);
}

std::vector<Suggestion> compared_moves(const Estimate& before, std::size_t most, const MoveChoice& wanted) {
    if (!is_for_the_net(before) || most == 0) return {};
    std::vector<Point> moves = moves_to_try(before, by_the_net);
    if (wanted) std::erase_if(moves, [&](Point p) { return !wanted(p); });
    if (moves.empty()) return {};
    const NetComparison net(before);
    const std::vector<Promise> promises = net.most_liked_of(moves, most);
    const double best = promises.front().lead, least = net.lead_of_pass();
    std::vector<Suggestion> compared;
    for (const Promise& promise : promises)
        if (compared.empty() || promise.lead >= least)
            compared.push_back(
                {promise.move, before.lead() + sign(before.position.to_move) * (promise.lead - best)});
    return compared;
}

}  // namespace goterr
