#include "candidates.hpp"

#include <algorithm>
#include <cmath>

#include "best_move.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "opening_moves.hpp"

namespace goterr {

namespace {

struct Hope {
    Point point;
    double worth;  ///< points in doubt there, more or less
};

bool may_be_played(const Estimate& estimate, Point point, Color side, const MoveChoice& allowed) {
    return (!allowed || allowed(point)) && legality(estimate.position, point, side) == Legality::legal;
}

/// A dragon is worth its stones and the points under them.
void add_deciding(const Estimate& estimate, Color side, std::vector<Hope>& hopes) {
    for (const Dragon& dragon : estimate.dragons) {
        if (dragon.status != Status::critical) continue;
        for (const Point p : dragon.side == side ? dragon.saved_by : dragon.killed_by)
            hopes.push_back({p, 2.0 * dragon.stones.count()});
    }
}

void add_borders(const Estimate& estimate, std::vector<Hope>& hopes) {
    for (const OpenBorder& border : estimate.open_borders) hopes.push_back({border.point, border.worth});
}

/// A quarter of what is open around an empty point.
void add_doubtful(const Estimate& estimate, std::vector<Hope>& hopes) {
    constexpr int reach = 2;
    for (const Point p : points_of_color(estimate.position.board, Color::empty))
        hopes.push_back(
            {p, static_cast<double>(doubt_around(p, reach, estimate.ownership)) / (4 * doubts_a_point)});
}

bool are_neighbors(Point a, Point b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) <= 1; }

/// The most hopeful points, no two of the doubtful kind side by side.
std::vector<Point> hopeful_points(const Estimate& estimate, Color side, int most, const MoveChoice& allowed) {
    std::vector<Hope> hopes;
    add_deciding(estimate, side, hopes);
    add_borders(estimate, hopes);
    add_doubtful(estimate, hopes);
    std::stable_sort(hopes.begin(), hopes.end(),
                     [](const Hope& a, const Hope& b) { return a.worth > b.worth; });
    std::vector<Point> points;
    for (const Hope& hope : hopes) {
        if (static_cast<int>(points.size()) >= most) break;
        const bool near =
            std::any_of(points.begin(), points.end(), [&](Point p) { return are_neighbors(p, hope.point); });
        if (!near && may_be_played(estimate, hope.point, side, allowed)) points.push_back(hope.point);
    }
    return points;
}

EstimateOptions quick_options(const Estimate& estimate) {
    EstimateOptions options = estimate.options;
    options.effort = Effort::quick;
    options.overrides = {};  // stones they speak of may be gone
    return options;
}

/// Moves where no net compares them: each is estimated, as passing is, which none may be sillier than. The
/// best keeps the lead.
std::vector<Suggestion> estimated_moves(const Estimate& before, int most, const MoveChoice& allowed) {
    const Color side = before.position.to_move;
    const EstimateOptions options = quick_options(before);
    std::vector<Suggestion> moves;
    for (const Point p : hopeful_points(before, side, most, allowed))
        moves.push_back({p, estimate_without_dragons(play(before.position, p, side), options).lead()});
    std::stable_sort(moves.begin(), moves.end(), [&](const Suggestion& a, const Suggestion& b) {
        return a.lead * sign(side) > b.lead * sign(side);
    });
    if (moves.empty()) return moves;
    const double least = estimate_without_dragons(pass(before.position, side), options).lead() * sign(side);
    const auto silly = [&](const Suggestion& move) { return move.lead * sign(side) < least; };
    moves.erase(std::find_if(moves.begin() + 1, moves.end(), silly), moves.end());
    const double shift = before.lead() - moves.front().lead;
    for (Suggestion& move : moves) move.lead += shift;
    return moves;
}

/// The position behind a move, with the lead that the comparison gives it, known as well as the one before.
Candidate played(const Estimate& before, const Suggestion& move) {
    const Color side = before.position.to_move;
    Candidate candidate{
        {move.point}, estimate(play(before.position, move.point, side), quick_options(before)), true};
    if (!candidate.after.finished) {
        const auto answers = hopeful_points(candidate.after, opponent(side), 1, {});
        candidate.line.insert(candidate.line.end(), answers.begin(), answers.end());
    }
    candidate.after.expected_lead = move.lead;
    candidate.after.low = move.lead - (before.lead() - before.low);
    candidate.after.high = move.lead + (before.high - before.lead());
    return candidate;
}

Candidate unplayed(const Estimate& estimate, Color side, const MoveChoice& allowed) {
    const auto point = point_that_matters(estimate, side);
    if (point && (!allowed || allowed(*point))) return {{*point}, estimate};
    return {{}, estimate};
}

/// The best of them, no two side by side.
std::vector<Suggestion> apart(const std::vector<Suggestion>& moves, std::size_t most) {
    std::vector<Suggestion> chosen;
    for (const Suggestion& move : moves)
        if (chosen.size() < most && std::none_of(chosen.begin(), chosen.end(), [&](const Suggestion& other) {
                return are_neighbors(other.point, move.point);
            }))
            chosen.push_back(move);
    return chosen;
}

/// As if it were that side's turn.
Estimate in_turn(const Estimate& now, Color side) {
    if (now.position.to_move == side) return now;
    return estimate(with_turn(now.position, side), now.options);
}

}  // namespace

std::vector<Candidate> candidates(const Estimate& now, Color side, int most, const MoveChoice& allowed) {
    std::vector<Candidate> all;
    if (!now.finished && most > 0) {
        const Estimate before = in_turn(now, side);
        const std::size_t looked_at = std::size_t{3} * static_cast<std::size_t>(most);
        std::vector<Suggestion> moves = is_opening(before.position)
                                            ? opening_moves(before, looked_at, allowed)
                                            : compared_moves(before, looked_at, allowed);
        moves = apart(moves, static_cast<std::size_t>(most));
        if (moves.empty()) moves = estimated_moves(before, most, allowed);
        for (const Suggestion& move : moves) all.push_back(played(before, move));
    }
    if (all.empty()) all.push_back(unplayed(now, side, allowed));
    return all;
}

std::vector<std::string> line_names(const Candidate& candidate) {
    if (candidate.line.empty()) return {"pass"};
    std::vector<std::string> names;
    for (const Point p : candidate.line) names.push_back(name_of(p));
    return names;
}

SideView view_of(const Estimate& estimate, Color side) {
    const double chance = black_win_chance(estimate);
    return {side == Color::black ? chance : 1 - chance, estimate.lead() * sign(side),
            score_deviation(estimate.low, estimate.high)};
}

}  // namespace goterr
