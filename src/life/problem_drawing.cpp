#include "problem_drawing.hpp"

#include <algorithm>

namespace goterr::life {
namespace {

/// Whether stones of the dragon stand on the ground besides its main chain, and nobody else's of its color.
bool has_others(const Board& board, const ProblemGround& ground, const PointSet& dragon,
                const PointSet& main) {
    const PointSet others = (ground.points & points_of_color(board, board[main.first()])) - main;
    return !others.empty() && dragon.includes(others);
}

/// Fewer decide nothing.
constexpr std::int64_t least_boards = 500;
/// A ground, or a move on it, is read by so many at first, then by so many times more.
constexpr std::int64_t first_look = 4000;
constexpr std::int64_t slice_grows = 4;

}  // namespace

Worth worth_of(Outcome outcome, Outcome wanted) {
    if (outcome == wanted) return Worth::all;
    if (outcome == Outcome::ko) return Worth::a_ko;
    return outcome == Outcome::unknown ? Worth::not_read : Worth::nothing;
}

GroundOfProblem::GroundOfProblem(const Position& position, const ProblemGround& ground,
                                 const PointSet& dragon, const PointSet& main, std::int64_t boards)
    : ground_(ground),
      main_(position, ground, main, false, boards),
      has_others_(has_others(position.board, ground, dragon, main)) {
    // beside living friends any new stone of its color would save everything
    if (has_others_ && ground.living.empty()) whole_.emplace(position, ground, main, true, boards);
}

GroundOfProblem::Read GroundOfProblem::read(const GroundPosition& standing, std::int64_t boards) {
    Read found{main_.outcome(standing, boards), &main_};
    if (found.outcome == Outcome::unknown || found.outcome == Outcome::alive) return found;
    if (!whole_) return {found.outcome, &main_, has_others_};
    const Outcome of_all = whole_->outcome(standing, boards);
    return of_all == Outcome::unknown ? Read{found.outcome, &main_, true} : Read{of_all, &*whole_};
}

std::int64_t GroundOfProblem::boards_seen() const {
    return main_.boards_seen() + (whole_ ? whole_->boards_seen() : 0);
}

Drawing::Drawing(const Position& position, const std::vector<ProblemGround>& grounds, const PointSet& dragon,
                 const PointSet& main, std::int64_t boards) {
    for (const ProblemGround& ground : grounds)
        rungs_.push_back({GroundOfProblem(position, ground, dragon, main, boards), {}});
}

std::int64_t Drawing::boards_seen() const {
    std::int64_t total = 0;
    for (const Rung& rung : rungs_) total += rung.ground.boards_seen();
    return total;
}

Drawing::Rung* Drawing::climb(Color first, std::int64_t until) {
    for (std::int64_t slice = first_look;; slice *= slice_grows) {
        bool is_done = true;
        for (Rung& rung : rungs_) {
            const std::int64_t left = (until - boards_seen()) / rung.ground.questions();
            if (rung.read.outcome != Outcome::unknown) continue;
            if (left < least_boards) return nullptr;
            rung.read = rung.ground.read(rung.ground.start(first), std::min(slice, left));
            if (rung.read.outcome == Outcome::alive && !rung.ground.ground().on_trust) return &rung;
            is_done = is_done && rung.read.outcome != Outcome::unknown;
        }
        if (is_done || slice >= until) return nullptr;
    }
}

/// The first moves that decide on `rung`, until `until` boards were looked at.
std::vector<Point> Drawing::deciding(Rung& rung, Color first, std::int64_t until) {
    const GroundPosition start = rung.ground.start(first);
    const int moves = rung.ground.ground().empties + 1;
    std::vector<Point> found;
    for (std::int64_t each = first_look;; each *= slice_grows) {
        const std::int64_t most = (until - boards_seen()) / moves;
        if (most < least_boards) break;
        found.clear();
        for (const FirstMove& move :
             rung.read.by->first_moves(start, rung.read.outcome, std::min(each, most)))
            found.push_back(move.move);
        if (each >= most) break;
    }
    return found;
}

/// Those of `moves`, which decide on a smaller ground, that do best on `next`; where nothing comes of them
/// there, the others that something may come of.
std::vector<Point> Drawing::best_on(Rung& next, Color first, const std::vector<Point>& moves,
                                    std::int64_t until) {
    const Outcome wanted = first == next.ground.main().owner() ? Outcome::alive : Outcome::dead;
    const GroundPosition start = next.ground.start(first);
    const auto best_of = [&](const std::vector<Point>& of) {
        const std::int64_t each =
            (until - boards_seen()) / next.ground.questions() / (static_cast<std::int64_t>(of.size()) + 1);
        std::vector<Point> best;
        Worth highest = Worth::a_ko;
        for (const Point move : of) {
            const auto after = next.ground.main().played(start, move);
            if (!after || each < least_boards) continue;
            const Worth worth = worth_of(next.ground.read(*after, each).outcome, wanted);
            if (worth > highest) best.clear();
            highest = std::max(highest, worth);
            if (worth == highest) best.push_back(move);
        }
        return best;
    };
    if (auto best = best_of(moves); !best.empty()) return best;
    std::vector<Point> others = next.ground.main().open_points(start);
    std::erase_if(others, [&](Point p) { return std::find(moves.begin(), moves.end(), p) != moves.end(); });
    return best_of(others);
}

Drawn Drawing::look(Color first, std::int64_t boards) {
    for (Rung& rung : rungs_) rung.read = {};
    const std::int64_t for_a_move = (boards - boards_seen()) / 5;
    if (Rung* const proved = climb(first, boards - 2 * for_a_move))
        return {Outcome::alive, {}, &proved->ground, proved->read.by};
    const auto known = std::find_if(rungs_.rbegin(), rungs_.rend(),
                                    [](const Rung& rung) { return rung.read.outcome != Outcome::unknown; });
    if (known == rungs_.rend()) return {};
    const Outcome wanted = first == known->ground.main().owner() ? Outcome::alive : Outcome::dead;
    if (worth_of(known->read.outcome, wanted) == Worth::nothing) return {};
    Drawn found{known->read.outcome, deciding(*known, first, boards - for_a_move), nullptr, nullptr};
    if (known == rungs_.rbegin()) return found;
    if (auto best = best_on(*std::prev(known), first, found.moves, boards); !best.empty())
        found.moves = std::move(best);
    return found;
}

}  // namespace goterr::life
