#include "problem_area.hpp"

#include <array>

#include "goterr/board/chains.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

/// How often the sampled games must have kept a dragon to take it for a wall, the widest areas first.
constexpr std::array<double, 4> solid_enough{0.9, 0.75, 0.5, 0.2};

class ProblemAreaFinder {
public:
    ProblemAreaFinder(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked, double least)
        : board_(board), dragons_(dragons), asked_(asked), least_(least), number_at_(board.size(), 0) {
        for (std::size_t i = 0; i < dragons.size(); ++i)
            for (const Point p : dragons[i].stones) number_at_[p] = i;
    }

    std::optional<Fight> find() {
        Fight fight{heart(), dragons_[asked_].stones, PointSet(board_.size())};
        std::vector<Point> open;
        for (const Point p : fight.area) open.push_back(p);
        int empties = 0;
        while (!open.empty()) {
            const Point p = open.back();
            open.pop_back();
            for (const Point q : neighbors_of(p, board_.size())) {
                if (fight.area.contains(q)) continue;
                if (is_wall(q)) {
                    if (board_[q] == dragons_[asked_].side) fight.safe |= dragons_[number_at_[q]].stones;
                    continue;
                }
                fight.area.insert(q);
                open.push_back(q);
                empties += board_[q] == Color::empty ? 1 : 0;
            }
            if (empties > most_problem_empties || fight.area.count() > most_problem_points)
                return std::nullopt;
        }
        return fight;
    }

private:
    bool is_wall(Point p) const {
        if (!is_stone(board_[p]) || number_at_[p] == asked_) return false;
        const Dragon& dragon = dragons_[number_at_[p]];
        return dragon.secure || (dragon.status == Status::alive && dragon.survival >= least_);
    }

    /// A stone of the dragon's largest chain, the first of equals.
    Point heart() const {
        Point best = dragons_[asked_].stones.first();
        int largest = 0;
        for (const Point p : dragons_[asked_].stones) {
            const Chain chain = chain_at(board_, p);
            if (chain.stones.count() <= largest) continue;
            largest = chain.stones.count();
            best = p;
        }
        return best;
    }

    const Board& board_;
    const std::vector<Dragon>& dragons_;
    std::size_t asked_;
    double least_;
    Grid<std::size_t> number_at_;
};

}  // namespace

std::optional<Fight> problem_area(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked) {
    for (const double least : solid_enough)
        if (auto fight = ProblemAreaFinder(board, dragons, asked, least).find()) return fight;
    return std::nullopt;
}

}  // namespace goterr::life
