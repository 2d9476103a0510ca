#include "closed_fight.hpp"

#include <algorithm>

#include "thresholds.hpp"

namespace goterr::life {
namespace {

/// The captor has the move where the dragon is taken if attacked first, and not where it is taken all the
/// same.
bool stands_after(const FightReading& captor, const FightReading& captured) {
    const bool whoever_begins = captured.defended_first == FightResult::taken;
    return (whoever_begins ? captor.attacked_first : captor.defended_first) == FightResult::stands;
}

}  // namespace

bool is_closed(const Board& board, const PointSet& ground) {
    return ground.includes(liberties_of(ground, board));
}

FightReading read_closed(const Dragon& dragon, const Siege& siege, const ClosedReading& options) {
    const Board& board = siege.board;
    if (empties_in(siege.ground, board) > options.most_empties || !is_closed(board, siege.ground)) return {};
    const PointSet safe = points_of_color(board, dragon.side) - siege.ground;
    return read_fight(board, {siege.heart, siege.ground, safe}, options.boards);
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
