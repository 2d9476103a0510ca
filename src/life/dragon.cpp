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

void set_fates(Dragon& dragon, Outcome outcome, Known known) {
    set_fates(dragon, Fate{outcome, known}, Fate{outcome, known});
}

bool counts_as_dead(const Dragon& dragon, Color to_move) {
    if (!is_unsettled(dragon)) return dragon.status == Status::dead;
    const Outcome now = fate_now(dragon, to_move).outcome;
    if (now == Outcome::dead || stands(now)) return now == Outcome::dead;
    return dragon.survival < 0;
}

}  // namespace goterr
