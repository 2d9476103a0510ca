#include "closed_fight.hpp"

#include <algorithm>

namespace goterr::life {
namespace {

/// Taken, more stones than these leave room for two eyes.
constexpr int most_for_one_eye = 6;

/// Whether nobody can leave the ground over empty points.
bool is_closed(const Board& board, const PointSet& ground) {
    for (const Point p : ground)
        for (const Point q : neighbors_of(p, board.size()))
            if (!is_stone(board[q]) && !ground.contains(q)) return false;
    return true;
}

int empties_in(const Board& board, const PointSet& ground) {
    int empties = 0;
    for (const Point p : ground) empties += is_stone(board[p]) ? 0 : 1;
    return empties;
}

bool is_read_to_the_end(const FightReading& reading) {
    return reading.attacked_first != FightResult::unread && reading.defended_first != FightResult::unread;
}

/// A few stones that are taken may leave their captors one eye: that says nothing unless the captors live anyway.
bool says_something(const Draft& draft, const Dragon& dragon, const FightReading& reading) {
    if (reading.attacked_first == FightResult::stands || dragon.stones.count() > most_for_one_eye)
        return true;
    const std::vector<std::size_t> captors = captors_of(draft, dragon);
    return std::all_of(captors.begin(), captors.end(),
                       [&](std::size_t captor) { return draft.dragons[captor].secure; });
}

}  // namespace

std::optional<FightReading> read_closed(const Draft& draft, const Dragon& dragon, const Siege& siege,
                                        const ClosedReading& options) {
    const Board& board = draft.board();
    if (empties_in(board, siege.ground) > options.most_empties || !is_closed(board, siege.ground))
        return std::nullopt;
    Fight fight{siege.heart, siege.ground, PointSet(board.size())};
    for (const Point p : siege.safe)
        if (board[p] == dragon.side) fight.safe.insert(p);
    const FightReading reading = read_fight(board, fight, options.boards);
    if (!is_read_to_the_end(reading) || !says_something(draft, dragon, reading)) return std::nullopt;
    return reading;
}

}  // namespace goterr::life
