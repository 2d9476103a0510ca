// Enemies beside each other whose fates hang together.
//
// The games around a dragon say of each by itself what becomes of it. Where one is lost though it begins, and
// a move takes the other, the two contradict each other: whoever takes the other saves the one.
//
//     O O O O O O .      Games that give up the black stones, but take the three white chains when black begins, forget
//     O X X X X O .      that black does both with one move.
//     . X O O X O .

#include <algorithm>
#include <utility>

#include "goterr/board/orientation.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

bool is_lost_in_games(const Dragon& dragon) {
    return dragon.status == Status::dead && dragon.reason.by != Witness::games && is_sampled(dragon);
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

Evidence hear_prey(const Scene& scene) {
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const Dragon& dragon = scene.dragons[i];
        if (!is_lost_in_games(dragon)) continue;
        std::vector<const Dragon*> preys;
        for (const std::size_t captor : captors_of(scene, dragon))
            if (is_prey(scene.dragons[captor])) preys.push_back(&scene.dragons[captor]);
        if (preys.empty()) continue;
        Statement stated{i, Witness::prey, fate_by_taking(preys), dragon.attacker_first};
        stated.reason.cause = Cause::siege;
        stated.saved_by = moves_of(preys, &Dragon::killed_by, scene.board());
        stated.killed_by = moves_of(preys, &Dragon::saved_by, scene.board());
        evidence.push_back(std::move(stated));
    }
    return evidence;
}

}  // namespace goterr::life
