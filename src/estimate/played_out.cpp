#include "played_out.hpp"

#include <cmath>
#include <utility>

#include "best_line.hpp"
#include "goterr/estimate/counting.hpp"
#include "open_areas.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

Grid<Color> without_points(Grid<Color> owner, const PointSet& points) {
    for (const Point p : points) owner[p] = Color::empty;
    return owner;
}

Grid<Color> owners_at_the_end(const Finish& end, const PointSet& dead, const Ruleset& rules) {
    const Board& board = end.position.board;
    const PointSet standing = dead - points_of_color(board, Color::empty);
    Grid<Color> owner = flood_owners(board, standing);
    return rules.tax == Tax::none
               ? owner
               : without_points(std::move(owner), find_no_territory(board, standing).under(rules.scoring));
}

/// Under territory rules a point that was played on is nobody's: there stands a stone.
Grid<Color> seen_from(const Board& board, const Board& end, Grid<Color> owner, Scoring scoring) {
    if (scoring == Scoring::area) return owner;
    for (const Point p : points_of(board.size()))
        if (is_stone(end[p]) && owner[p] == end[p] && board[p] != end[p]) owner[p] = Color::empty;
    return owner;
}

/// Prisoners of the moves played, without the stones of the first board that the owner map counts already.
Prisoners prisoners_beside(const Position& start, const Finish& end, const Grid<Color>& owner) {
    Prisoners taken = end.position.prisoners;
    for (const Point p : points_of(owner.size()))
        if (is_stone(start.board[p]) && !is_stone(end.position.board[p]) &&
            owner[p] == opponent(start.board[p]))
            --(owner[p] == Color::black ? taken.black : taken.white);
    return taken;
}

/// The user's word holds though a last move could take the stones.
bool stands_as_told(const Analysis& analysis, const Board& end) {
    for (const Dragon& dragon : analysis.dragons())
        for (const Point p : dragon.stones)
            if (is_told(dragon) && dragon.status != Status::dead && end[p] != dragon.side) return false;
    return true;
}

double lead_of(const Position& position, const Grid<Color>& owner, const EstimateOptions& options) {
    return count(position, owner, options).lead();
}

PlayedOut told_as_it_stands(const Position& start, const Finish& end, const Grid<Color>& owner,
                            Scoring scoring) {
    PlayedOut result{seen_from(start.board, end.position.board, owner, scoring), {}, end.moves};
    result.taken = prisoners_beside(start, end, result.owner);
    return result;
}

/// Who fills neutral points as they come may leave the other side its ko threats. Where the players stopped
/// they knew how a ko would go.
bool is_best_played(const Analysis& analysis, const EstimateOptions& options) {
    const bool stopped = start_of(analysis.position, options) == Start::stopped;
    return analysis.stage == Stage::settled || (!stopped && !kos_of(analysis).empty());
}

}  // namespace

Start start_of(const Position& position, const EstimateOptions& options) {
    return options.habit.stopped || position.is_over() ? Start::stopped : Start::goes_on;
}

PointSet still_standing(const PointSet& dead, const Board& before, const Board& now) {
    PointSet standing(dead.size());
    for (const Point p : dead)
        if (now[p] == before[p]) standing.insert(p);
    return standing;
}

double lead_at_the_end(const Finish& end, const Analysis& analysis, const EstimateOptions& options) {
    const PointSet dead = still_standing(analysis.dead(), analysis.position.board, end.position.board);
    return lead_of(end.position, owners_at_the_end(end, dead, options.rules), options);
}

std::optional<PlayedOut> best_played_out(const Analysis& analysis, double expected,
                                         const EstimateOptions& options) {
    const auto best = best_line(analysis, options);
    if (!best || !stands_as_told(analysis, best->finish.position.board)) return std::nullopt;
    const Grid<Color> owner = owners_at_the_end(best->finish, best->dead, options.rules);
    const double lead = lead_of(best->finish.position, owner, options);
    if (std::abs(lead - expected) > most_changed_by_best_play) return std::nullopt;
    return told_as_it_stands(analysis.position, best->finish, owner, options.rules.scoring);
}

std::optional<PlayedOut> played_out(const Analysis& analysis, const PointSet& seki, const NoTerritory& none,
                                    const EstimateOptions& options) {
    const Position& start = analysis.position;
    const Grid<Color> unplayed =
        without_points(owners_by_regions(start.board, analysis.cleared), none.under(options.rules.scoring));
    const double before = lead_of(start, unplayed, options);
    if (is_best_played(analysis, options))
        if (auto best = best_played_out(analysis, before, options)) return best;
    const PointSet* const false_eyes = options.rules.tax == Tax::none ? nullptr : &none.false_eyes;
    const Finish end = play_to_the_end(start, {analysis.dead(), seki, false_eyes}, start_of(start, options));
    if (!stands_as_told(analysis, end.position.board)) return std::nullopt;
    const PointSet dead = still_standing(analysis.dead(), start.board, end.position.board);
    const Grid<Color> owner = end.moves.empty() ? unplayed : owners_at_the_end(end, dead, options.rules);
    if (std::abs(lead_of(end.position, owner, options) - before) > most_changed) return std::nullopt;
    return told_as_it_stands(start, end, owner, options.rules.scoring);
}

}  // namespace goterr
