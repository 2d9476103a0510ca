#include <algorithm>

#include "base.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

bool lives(const Dragon& dragon) {
    return dragon.status == Status::alive &&
           (dragon.survival >= kept_in_seki || dragon.reason.cause == Cause::read_out);
}

/// Two living dragons that have no second eye and no friend to join, and hold each other's last liberties:
/// with an eye each one shared liberty is enough, without eyes two are needed. An eye against none is no
/// seki: the side with the eye can fill the shared liberties.
bool in_seki(const Scene& scene, const std::vector<Base>& bases, int a, int b) {
    const auto of = [&](int number) -> const Base& { return bases[static_cast<std::size_t>(number)]; };
    const auto dragon = [&](int number) -> const Dragon& {
        return scene.dragons[static_cast<std::size_t>(number)];
    };
    if (!lives(dragon(a)) || !lives(dragon(b)) || !of(a).weak || !of(b).weak) return false;
    if (of(a).own_regions != of(b).own_regions) return false;
    const bool eye_each = of(a).own_regions == 1;
    const PointSet shared =
        liberties_of(dragon(a).stones, scene.board()) & liberties_of(dragon(b).stones, scene.board());
    return shared.count() >= (eye_each ? 1 : 2);
}

}  // namespace

Evidence hear_sekis(const Scene& scene) {
    const std::vector<Base> bases = find_bases(scene, Dead::lifted);
    std::vector<bool> seki(scene.dragons.size());
    for (std::size_t a = 0; a < bases.size(); ++a)
        for (const int b : bases[a].rivals)
            if (in_seki(scene, bases, static_cast<int>(a), b))
                seki[a] = seki[static_cast<std::size_t>(b)] = true;
    Evidence evidence;
    for (std::size_t i = 0; i < seki.size(); ++i) {
        if (!seki[i]) continue;
        const bool read = scene.dragons[i].reason.cause == Cause::read_out;
        const Fate stands = fate(Outcome::seki, read ? Known::read : Known::sampled);
        evidence.push_back(whoever_begins(i, Witness::seki, stands, {.cause = Cause::seki}));
    }
    return evidence;
}

}  // namespace goterr::life
