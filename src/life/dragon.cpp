#include "goterr/life/dragon.hpp"

#include <utility>

#include "thresholds.hpp"

namespace goterr {
namespace {

bool stands(Outcome outcome) { return outcome == Outcome::alive || outcome == Outcome::seki; }

/// How far the games around it speak for a dragon: 1, it stood in all of them; -1, in none. 0 is where it
/// stood as often as is `believed`, and a game more would have it live.
double leaning(double kept, double believed) {
    return kept < believed ? kept / believed - 1 : (kept - believed) / (1 - believed);
}

}  // namespace

Status status_of(const Fate& owner_first, const Fate& attacker_first) {
    if (attacker_first.outcome == Outcome::alive) return Status::alive;
    if (attacker_first.outcome == Outcome::seki) return Status::seki;
    if (owner_first.outcome == Outcome::dead) return Status::dead;
    const bool known = owner_first.outcome != Outcome::unknown && attacker_first.outcome != Outcome::unknown;
    return known ? Status::critical : Status::unknown;
}

void set_fates(Dragon& dragon, Fate owner_first, Fate attacker_first) {
    dragon.owner_first = std::move(owner_first);
    dragon.attacker_first = std::move(attacker_first);
    dragon.status = status_of(dragon.owner_first, dragon.attacker_first);
}

Fate fate(Outcome outcome, Known known, std::vector<Point> line) {
    const double kept = outcome == Outcome::dead ? 0 : stands(outcome) ? 1 : 0.5;
    return {outcome, known, std::move(line), kept};
}

void set_fates(Dragon& dragon, Outcome outcome, Known known) {
    set_fates(dragon, fate(outcome, known), fate(outcome, known));
}

const Dragon* dragon_at(const std::vector<Dragon>& dragons, Point p) {
    for (const Dragon& dragon : dragons)
        if (dragon.stones.contains(p)) return &dragon;
    return nullptr;
}

PointSet seki_stones(const std::vector<Dragon>& dragons, BoardSize size) {
    return stones_of(dragons, size, [](const Dragon& dragon) { return dragon.status == Status::seki; });
}

PointSet unsettled_stones(const std::vector<Dragon>& dragons, BoardSize size) {
    return stones_of(dragons, size, is_unsettled);
}

/// What a few games around a dragon say is weighed against all games on the board; only both together turn
/// its count.
bool counts_as_dead(const Dragon& dragon, Color to_move) {
    if (dragon.reason.cause == Cause::siege) {
        const bool defended = to_move == dragon.side;
        const double believed = defended ? life::stands_defended : life::stands_attacked;
        return 3 * dragon.survival + leaning(fate_now(dragon, to_move).kept, believed) < 0;
    }
    if (!is_unsettled(dragon)) return dragon.status == Status::dead;
    const Fate& fate = fate_now(dragon, to_move);
    if (fate.outcome == Outcome::dead || stands(fate.outcome)) return fate.kept < 0.5;
    return dragon.survival < 0;
}

}  // namespace goterr
