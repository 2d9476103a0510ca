#include "goterr/life/dragon.hpp"

#include <utility>

namespace goterr {
namespace {

bool stands(Outcome outcome) { return outcome == Outcome::alive || outcome == Outcome::seki; }

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

/// What a few games around a dragon say is weighed against all games on the board; only both together turn its count.
bool counts_as_dead(const Dragon& dragon, Color to_move) {
    if (dragon.reason.cause == Cause::siege)
        return 3 * dragon.survival + 2 * fate_now(dragon, to_move).kept - 1 < 0;
    if (!is_unsettled(dragon)) return dragon.status == Status::dead;
    const Fate& fate = fate_now(dragon, to_move);
    if (fate.outcome == Outcome::dead || stands(fate.outcome)) return fate.kept < 0.5;
    return dragon.survival < 0;
}

}  // namespace goterr
