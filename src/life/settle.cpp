// The only place where a dragon gets its fates. Three rules:
//
//   1. Of all that was said of a dragon, the word of the strongest witness decides, in the order of `Witness`: proof before
//      reading, reading before games, games on the ground of a fight before those on the whole board, and the user before all.
//      Of two words of one witness the later one counts: it looked longer.
//   2. What decides is taken whole: both fates, the moves, the reason. Nothing rewrites it afterwards.
//   3. Nobody's silence says anything: a dragon of which nothing was said stays unknown.
//
// What a witness may speak about is its own affair (witnesses.hpp): games around a dragon are not even
// sampled where something was read, and a capture that the fight around it contradicts gives way because a
// fight sees more of the board.

#include "settle.hpp"

#include <utility>

namespace goterr::life {
namespace {

/// The number of the statement that decides about each dragon; none: the number of statements.
std::vector<std::size_t> decisive(const Evidence& evidence, std::size_t dragons) {
    std::vector<std::size_t> best(dragons, evidence.size());
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        std::size_t& of = best[evidence[i].dragon];
        if (of == evidence.size() || evidence[of].by <= evidence[i].by) of = i;
    }
    return best;
}

void settle(Dragon& dragon, const Statement& statement) {
    set_fates(dragon, statement.owner_first, statement.attacker_first);
    dragon.secure = statement.by == Witness::unconditional && dragon.status == Status::alive;
    const bool critical = dragon.status == Status::critical;
    dragon.saved_by = critical ? statement.saved_by : std::vector<Point>{};
    dragon.killed_by = critical ? statement.killed_by : std::vector<Point>{};
    const Reason sampled = std::exchange(dragon.reason, statement.reason);
    dragon.reason.by = statement.by;
    dragon.reason.playouts = sampled.playouts;
    dragon.reason.playouts_survived = sampled.playouts_survived;
}

}  // namespace

Verdicts settled(Verdicts verdicts, Evidence more) {
    for (Statement& statement : more) verdicts.evidence.push_back(std::move(statement));
    const std::vector<std::size_t> best = decisive(verdicts.evidence, verdicts.dragons.size());
    for (std::size_t i = 0; i < best.size(); ++i)
        if (best[i] < verdicts.evidence.size()) settle(verdicts.dragons[i], verdicts.evidence[best[i]]);
    return verdicts;
}

}  // namespace goterr::life
