#include "siege_ground.hpp"

#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "reach.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

Color granted_to(double ownership) {
    if (ownership >= granted_beyond) return Color::black;
    return ownership <= -granted_beyond ? Color::white : Color::empty;
}

/// As the tightest ground that is read. Chains that have no more than one liberty beyond it take part: of
/// 2,044 questions of suites 1,655 are right so at normal effort and 1,741 at deep; without one 1,653 and
/// 1,737, with two 1,655 and 1,729, with three wherever these lie (a rule of these grounds alone) 1,654 and
/// 1,732.
constexpr Edge edge_of_games{solid, 1};

PointSet ground_of(const Scene& scene, const Dragon& dragon) {
    Reach reach(scene, dragon, edge_of_games);
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
