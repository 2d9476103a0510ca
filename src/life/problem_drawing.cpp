#include "problem_drawing.hpp"

#include <algorithm>

namespace goterr::life {
namespace {

/// Whether stones of the dragon stand on the ground besides its main chain, and nobody else's of its color.
bool has_others(const Board& board, const ProblemGround& ground, const PointSet& dragon,
                const PointSet& main) {
    PointSet others(board.size());
    for (const Point p : ground.points)
        if (board[p] == board[main.first()] && !main.contains(p)) others.insert(p);
    return !others.empty() && dragon.includes(others);
}

/// Fewer decide nothing.
constexpr std::int64_t least_boards = 500;

}  // namespace

Worth worth_of(Outcome outcome, Outcome wanted) {
    if (outcome == wanted) return Worth::all;
    if (outcome == Outcome::ko) return Worth::a_ko;
    return outcome == Outcome::unknown ? Worth::not_read : Worth::nothing;
}

GroundOfProblem::GroundOfProblem(const Position& position, const ProblemGround& ground,
                                 const PointSet& dragon, const PointSet& main, std::int64_t boards)
    : ground_(ground), main_(position, ground, main, false, boards) {
    if (has_others(position.board, ground, dragon, main))
        whole_.emplace(position, ground, main, true, boards);
}

GroundOfProblem::Read GroundOfProblem::read(const GroundPosition& standing, std::int64_t boards) {
    Read found{main_.outcome(standing, boards), &main_};
    if (found.outcome == Outcome::unknown || found.outcome == Outcome::alive || !whole_) return found;
    const Outcome of_all = whole_->outcome(standing, boards);
    return of_all == Outcome::unknown ? found : Read{of_all, &*whole_};
}

std::int64_t GroundOfProblem::boards_seen() const {
    return main_.boards_seen() + (whole_ ? whole_->boards_seen() : 0);
}

Drawing::Drawing(const Position& position, const std::vector<ProblemGround>& grounds, const PointSet& dragon,
                 const PointSet& main, std::int64_t boards) {
    for (const ProblemGround& ground : grounds) grounds_.emplace_back(position, ground, dragon, main, boards);
}

std::int64_t Drawing::boards_seen() const {
    std::int64_t total = 0;
    for (const GroundOfProblem& ground : grounds_) total += ground.boards_seen();
    return total;
}

std::vector<Drawing::Rated> Drawing::rated(GroundOfProblem& ground, Color first,
                                           const std::vector<Point>& moves, std::int64_t boards) {
    std::vector<Rated> all;
    const GroundPosition start = ground.start(first);
    for (const Point move : moves)
        if (const auto after = ground.main().played(start, move))
            all.push_back({move, ground.read(*after, boards).outcome});
    return all;
}

Drawn Drawing::look(Color first, std::int64_t boards) {
    Drawn found;
    std::vector<Point> met;
    for (GroundOfProblem& ground : grounds_) {
        const Outcome wanted = first == ground.main().owner() ? Outcome::alive : Outcome::dead;
        const std::int64_t left = (boards - boards_seen()) / 2 / ground.questions();
        const auto whole = ground.read(ground.start(first), left / 4);
        if (whole.outcome == Outcome::alive && !ground.ground().on_trust)
            return {Outcome::alive, {}, &ground.ground(), whole.by};
        std::vector<Point> moves = found.moves;
        for (const Point p : ground.main().open_points(ground.start(first))) {
            if (std::find(met.begin(), met.end(), p) != met.end()) continue;
            met.push_back(p);
            moves.push_back(p);
        }
        if (moves.empty()) continue;
        const std::int64_t each = left / static_cast<std::int64_t>(moves.size());
        if (each < least_boards) break;
        const std::vector<Rated> rates = rated(ground, first, moves, each);
        Worth best = Worth::nothing;
        for (const Rated& one : rates) best = std::max(best, worth_of(one.outcome, wanted));
        if (best == Worth::nothing) continue;
        moves.clear();
        for (const Rated& one : rates)
            if (worth_of(one.outcome, wanted) == best) moves.push_back(one.move);
        if (best == Worth::not_read && moves.size() == rates.size()) break;
        found.moves = std::move(moves);
        if (best != Worth::not_read) found.outcome = best == Worth::a_ko ? Outcome::ko : wanted;
    }
    return found;
}

}  // namespace goterr::life
