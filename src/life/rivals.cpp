#include "rivals.hpp"

#include <algorithm>

#include "goterr/board/orientation.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

bool is_lost_in_games(const Dragon& dragon) {
    return dragon.status == Status::dead && dragon.reason.cause == Cause::siege;
}

/// Whether a move takes it, in a ko maybe, and makes room for whoever stands beside it.
bool is_prey(const Dragon& dragon) {
    const Fate& attacked = dragon.attacker_first;
    return dragon.status == Status::critical && dragon.stones.count() >= fewest_taken &&
           attacked.kept <= stands_as_prey &&
           (attacked.outcome == Outcome::dead || attacked.outcome == Outcome::ko);
}

std::vector<Point> moves_of(const std::vector<const Dragon*>& preys, std::vector<Point> Dragon::*moves,
                            const Board& board) {
    PointSet all(board.size());
    for (const Dragon* prey : preys)
        for (const Point move : prey->*moves) all.insert(move);
    return in_canonical_order(all, board);
}

/// If its owner begins: as well as the prey that he is surest to take falls.
Fate fate_by_taking(const std::vector<const Dragon*>& preys) {
    Fate best = fate(Outcome::ko);
    best.kept = 0;
    for (const Dragon* prey : preys) {
        if (prey->attacker_first.outcome == Outcome::dead) best.outcome = Outcome::alive;
        best.kept = std::max(best.kept, 1 - prey->attacker_first.kept);
    }
    return best;
}

}  // namespace

void save_beside_prey(Draft& draft) {
    const std::vector<Dragon> judged = draft.dragons;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        if (!is_lost_in_games(judged[i])) continue;
        std::vector<const Dragon*> preys;
        for (const std::size_t captor : captors_of(draft, judged[i]))
            if (is_prey(judged[captor])) preys.push_back(&judged[captor]);
        if (preys.empty()) continue;
        Dragon& dragon = draft.dragons[i];
        dragon.saved_by = moves_of(preys, &Dragon::killed_by, draft.board());
        dragon.killed_by = moves_of(preys, &Dragon::saved_by, draft.board());
        set_fates(dragon, fate_by_taking(preys), dragon.attacker_first);
    }
}

}  // namespace goterr::life
