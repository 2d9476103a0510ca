#include <algorithm>

#include "base.hpp"
#include "draft.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

int shared_liberties(const Draft& draft, int a, int b) {
    PointSet of_a(draft.board().size()), of_b(draft.board().size());
    for (const int chain : draft.partition[static_cast<std::size_t>(a)])
        of_a |= draft.chains()[chain].liberties;
    for (const int chain : draft.partition[static_cast<std::size_t>(b)])
        of_b |= draft.chains()[chain].liberties;
    of_a &= of_b;
    return of_a.count();
}

bool lives(const Dragon& dragon) {
    return dragon.status == Status::alive &&
           (dragon.survival >= kept_in_seki || dragon.reason.cause == Cause::read_out);
}

/// Two living dragons that have no second eye and no friend to join, and hold each other's last liberties: with
/// an eye each one shared liberty is enough, without eyes two are needed. An eye against none is no seki: the side with
/// the eye can fill the shared liberties.
bool in_seki(const Draft& draft, const std::vector<Base>& bases, int a, int b) {
    const auto of = [&](int number) -> const Base& { return bases[static_cast<std::size_t>(number)]; };
    const auto dragon = [&](int number) -> const Dragon& {
        return draft.dragons[static_cast<std::size_t>(number)];
    };
    if (!lives(dragon(a)) || !lives(dragon(b)) || !of(a).weak || !of(b).weak) return false;
    if (of(a).own_regions != of(b).own_regions) return false;
    const bool eye_each = of(a).own_regions == 1;
    return shared_liberties(draft, a, b) >= (eye_each ? 1 : 2);
}

}  // namespace

void find_sekis(Draft& draft) {
    const std::vector<Base> bases = find_bases(draft, Dead::lifted);
    std::vector<bool> seki(draft.dragons.size());
    for (std::size_t a = 0; a < bases.size(); ++a)
        for (const int b : bases[a].rivals)
            if (in_seki(draft, bases, static_cast<int>(a), b))
                seki[a] = seki[static_cast<std::size_t>(b)] = true;
    for (std::size_t i = 0; i < seki.size(); ++i) {
        if (!seki[i]) continue;
        Dragon& dragon = draft.dragons[i];
        set_fates(dragon, Outcome::seki,
                  dragon.reason.cause == Cause::read_out ? Known::read : Known::sampled);
        dragon.reason.cause = Cause::seki;
    }
}

}  // namespace goterr::life
