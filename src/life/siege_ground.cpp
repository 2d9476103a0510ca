#include "siege_ground.hpp"

#include <algorithm>
#include <array>

#include "goterr/board/orientation.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

bool may_be_taken(const Draft& draft, int chain) {
    if (draft.proved.alive[static_cast<std::size_t>(chain)]) return false;
    const Dragon& dragon =
        draft.dragons[static_cast<std::size_t>(draft.dragon_of[static_cast<std::size_t>(chain)])];
    return dragon.survival < firm || draft.chains()[chain].liberties.count() <= short_of_liberties;
}

/// Everything within reach, in order of the number of empty points stepped over.
class Reach {
public:
    Reach(const Draft& draft, const Dragon& dragon, int steps)
        : draft_(draft), dragon_(dragon), steps_(steps), found_(draft.board().size()) {
        for (const Point p : dragon.stones) take(p, 0);
        for (int step = 0; step <= steps; ++step) walk(step);
    }
    const PointSet& points() const { return found_; }
    int empties() const { return empties_; }

private:
    void walk(int step) {
        auto& open = open_[static_cast<std::size_t>(step)];
        std::size_t next = 0;
        while (next < open.size())  // it grows on the way
            for_neighbors(open[next++], draft_.board().size(), [&](Point q) {
                if (!found_.contains(q)) visit(q, step);
            });
    }
    void visit(Point q, int step) {
        if (!is_stone(draft_.board()[q])) {
            if (step < steps_) take(q, step + 1);
            return;
        }
        const int chain = draft_.chains().number_at(q);
        if (!dragon_.stones.contains(q) && !may_be_taken(draft_, chain)) return;
        for (const Point p : draft_.chains()[chain].stones) take(p, step);
    }
    void take(Point p, int step) {
        if (found_.contains(p)) return;
        found_.insert(p);
        empties_ += is_stone(draft_.board()[p]) ? 0 : 1;
        open_[static_cast<std::size_t>(step)].push_back(p);
    }

    const Draft& draft_;
    const Dragon& dragon_;
    int steps_;
    PointSet found_;
    int empties_ = 0;
    std::array<std::vector<Point>, farthest + 1> open_;
};

PointSet ground_of(const Draft& draft, const Dragon& dragon) {
    for (int steps = farthest;; --steps) {
        Reach reach(draft, dragon, steps);
        if (steps == nearest || reach.empties() <= most_ground_empties) return reach.points();
    }
}

Color granted_to(double ownership) {
    if (ownership >= granted_beyond) return Color::black;
    return ownership <= -granted_beyond ? Color::white : Color::empty;
}

}  // namespace

Point heart_of(const Draft& draft, int dragon) {
    const auto& members = draft.partition[static_cast<std::size_t>(dragon)];
    const BoardSize size = draft.board().size();
    const Orientation way = canonical_orientation(draft.board());
    const auto place = [&](Point p) { return oriented(size, way).index_of(oriented(p, size, way)); };
    Point heart = draft.chains()[members.front()].stones.first();
    int most = 0;
    for (const int member : members) {
        const PointSet& stones = draft.chains()[member].stones;
        const int count = stones.count();
        for (const Point p : stones)
            if (count > most || (count == most && place(p) < place(heart))) {
                heart = p;
                most = count;
            }
    }
    return heart;
}

Siege siege_of(const Draft& draft, int number) {
    const Board& board = draft.board();
    const Dragon& dragon = draft.dragons[static_cast<std::size_t>(number)];
    Siege siege{board, heart_of(draft, number), ground_of(draft, dragon), PointSet(board.size()),
                draft.findings.position.ko};
    for (const Point p : points_of(board.size())) {
        if (siege.ground.contains(p)) continue;
        const Color owner = granted_to(draft.findings.samples.ownership[p]);
        if (!is_stone(owner)) continue;
        siege.board[p] = owner;
        siege.safe.insert(p);
    }
    for (const Chain& chain : find_chains(siege.board))
        if (chain.liberties.empty()) siege.safe |= chain.stones;
    if (siege.ko && (is_stone(siege.board[*siege.ko]) || !siege.ground.contains(*siege.ko)))
        siege.ko = std::nullopt;
    return siege;
}

}  // namespace goterr::life
