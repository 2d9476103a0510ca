#include "closed_fight.hpp"

#include <algorithm>

#include "thresholds.hpp"

namespace goterr::life {
namespace {

int empties_in(const Board& board, const PointSet& ground) {
    int empties = 0;
    for (const Point p : ground) empties += is_stone(board[p]) ? 0 : 1;
    return empties;
}

/// The captor has the move where the dragon is taken if attacked first, and not where it is taken all the
/// same.
bool stands_after(const FightReading& captor, const FightReading& captured) {
    const bool whoever_begins = captured.defended_first == FightResult::taken;
    return (whoever_begins ? captor.attacked_first : captor.defended_first) == FightResult::stands;
}

}  // namespace

bool is_closed(const Board& board, const PointSet& ground) {
    for (const Point p : ground)
        for (const Point q : neighbors_of(p, board.size()))
            if (!is_stone(board[q]) && !ground.contains(q)) return false;
    return true;
}

FightReading read_closed(const Dragon& dragon, const Siege& siege, const ClosedReading& options) {
    const Board& board = siege.board;
    if (empties_in(board, siege.ground) > options.most_empties || !is_closed(board, siege.ground)) return {};
    Fight fight{siege.heart, siege.ground, PointSet(board.size())};
    for (const Point p : points_of(board.size()))
        if (board[p] == dragon.side && !siege.ground.contains(p)) fight.safe.insert(p);
    return read_fight(board, fight, options.boards);
}

bool says_something(const Scene& scene, std::size_t dragon, const std::vector<FightReading>& readings) {
    const FightReading& reading = readings[dragon];
    if (!reading.is_read()) return false;
    const Dragon& asked = scene.dragons[dragon];
    if (reading.attacked_first == FightResult::stands || asked.stones.count() > largest_nakade) return true;
    const std::vector<std::size_t> captors = captors_of(scene, asked);
    return std::all_of(captors.begin(), captors.end(), [&](std::size_t captor) {
        return scene.dragons[captor].secure || stands_after(readings[captor], reading);
    });
}

}  // namespace goterr::life
