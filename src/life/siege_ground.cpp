#include "siege_ground.hpp"

#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

bool may_be_taken(const Scene& scene, int chain) {
    if (scene.proved.alive[static_cast<std::size_t>(chain)]) return false;
    const Dragon& dragon =
        scene.dragons[static_cast<std::size_t>(scene.dragon_of[static_cast<std::size_t>(chain)])];
    return dragon.survival < firm || scene.chains()[chain].liberties.count() <= short_of_liberties;
}

/// Everything within reach of a dragon, step by step over empty points.
class Reach {
public:
    Reach(const Scene& scene, const Dragon& dragon)
        : scene_(scene), dragon_(dragon), found_(scene.board().size()) {
        for (const Point p : dragon.stones) take(p);
        walk_stones();
    }
    const PointSet& points() const { return found_; }
    int empties() const { return empties_; }

    /// One step further: the empty points beside what was found, and the stones that hang on to those.
    void step() {
        const std::vector<Point> edge = std::exchange(open_, {});
        for (const Point p : edge)
            for_neighbors(p, scene_.board().size(), [&](Point q) {
                if (!is_stone(scene_.board()[q])) take(q);
            });
        walk_stones();
    }

private:
    void walk_stones() {
        std::size_t next = 0;
        while (next < open_.size())  // it grows on the way
            for_neighbors(open_[next++], scene_.board().size(), [&](Point q) {
                if (is_stone(scene_.board()[q]) && !found_.contains(q)) take_chain(q);
            });
    }
    void take_chain(Point q) {
        const int chain = scene_.chains().number_at(q);
        if (!dragon_.stones.contains(q) && !may_be_taken(scene_, chain)) return;
        for (const Point p : scene_.chains()[chain].stones) take(p);
    }
    void take(Point p) {
        if (found_.contains(p)) return;
        found_.insert(p);
        empties_ += is_stone(scene_.board()[p]) ? 0 : 1;
        open_.push_back(p);
    }

    const Scene& scene_;
    const Dragon& dragon_;
    PointSet found_;
    int empties_ = 0;
    std::vector<Point> open_;  ///< what the last step found
};

Color granted_to(double ownership) {
    if (ownership >= granted_beyond) return Color::black;
    return ownership <= -granted_beyond ? Color::white : Color::empty;
}

PointSet ground_of(const Scene& scene, const Dragon& dragon) {
    Reach reach(scene, dragon);
    for (int step = 0; step < nearest; ++step) reach.step();
    PointSet ground = reach.points();
    for (int step = nearest; step < farthest; ++step) {
        reach.step();
        if (reach.empties() > most_ground_empties) break;
        ground = reach.points();
    }
    return ground;
}

}  // namespace

Point heart_of(const PointSet& stones, const Board& board) {
    Point heart = stones.first();
    PointSet largest(stones.size());
    for (const Point p : in_canonical_order(stones, board)) {
        if (largest.contains(p)) continue;
        const PointSet chain = chain_at(board, p).stones;
        if (chain.count() <= largest.count()) continue;
        heart = p;
        largest = chain;
    }
    return heart;
}

bool is_near(Point p, const PointSet& stones) {
    for (const Point stone : stones)
        if (std::max(std::abs(p.column - stone.column), std::abs(p.row - stone.row)) <= farthest_named)
            return true;
    return false;
}

Siege siege_of(const Scene& scene, int number) {
    const Board& board = scene.board();
    const Dragon& dragon = scene.dragons[static_cast<std::size_t>(number)];
    Siege siege{board, heart_of(dragon.stones, board), ground_of(scene, dragon), PointSet(board.size()),
                scene.findings.position.ko};
    for (const Point p : points_of(board.size())) {
        if (siege.ground.contains(p)) continue;
        const Color owner = granted_to(scene.findings.samples.ownership[p]);
        if (!is_stone(owner)) continue;
        siege.board[p] = owner;
        siege.safe.insert(p);
    }
    siege.safe |= breathless_stones(siege.board);
    if (siege.ko && (is_stone(siege.board[*siege.ko]) || !siege.ground.contains(*siege.ko)))
        siege.ko = std::nullopt;
    return siege;
}

}  // namespace goterr::life
