/// What a witness looks at: the board with its chains, what was read and sampled of it, and the dragons as
/// they are settled so far.
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"
#include "goterr/life/verdicts.hpp"

namespace goterr::life {

struct Scene {
    Scene(const Findings& found, const Verdicts& so_far)
        : findings(found),
          partition(so_far.members),
          proved(so_far.proved),
          dragons(so_far.dragons),
          dragon_of(so_far.dragon_of) {}

    const Findings& findings;
    const std::vector<std::vector<int>>& partition;
    const UnconditionalLife& proved;
    const std::vector<Dragon>& dragons;
    const std::vector<int>& dragon_of;

    const Board& board() const { return findings.position.board; }
    const Chains& chains() const { return findings.chains; }
    /// The dragon of the stone at `p`.
    int number_at(Point p) const { return dragon_of[static_cast<std::size_t>(chains().number_at(p))]; }
    const Dragon& at(Point p) const { return dragons[static_cast<std::size_t>(number_at(p))]; }
};

/// Whether nothing but sampled games spoke about it.
inline bool is_sampled(const Dragon& dragon) { return dragon.reason.by <= Witness::siege; }

/// Dragons that nothing but sampled games spoke about, less surely than so: those with most stones in doubt
/// first.
std::vector<std::size_t> in_doubt(const Scene& scene, double clear);
/// Stones in doubt, in thousandths: dragons of equal stake, as on symmetric boards, are to be treated alike.
long stake_of(const Dragon& dragon);

/// The enemy dragons beside a dragon, or, where its stones touch none, beside its liberties; each once.
std::vector<std::size_t> captors_of(const Scene& scene, const Dragon& dragon);

}  // namespace goterr::life
