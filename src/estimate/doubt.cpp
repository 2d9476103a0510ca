#include "doubt.hpp"

#include <algorithm>
#include <cmath>

#include "thresholds.hpp"

namespace goterr {
namespace {

/// Stones in doubt, in thousandths.
long stake_of(const Dragon& dragon) {
    return std::lround(dragon.stones.count() * weight_of_other(dragon) * 2000);
}

bool is_in_doubt(const Dragon& dragon) {
    return dragon.stones.count() >= large_in_doubt && dragon.reason.cause == Cause::playouts &&
           stake_of(dragon) > 0;
}

PointSet turned(const PointSet& dead, const PointSet& stones) {
    return dead.contains(stones.first()) ? dead - stones : dead | stones;
}

}  // namespace

const Dragon* most_doubtful(const Analysis& analysis) {
    const Dragon* most = nullptr;
    bool alike = false;
    for (const Dragon& dragon : analysis.first_dragons()) {
        if (!is_in_doubt(dragon)) continue;
        const long more = stake_of(dragon) - (most ? stake_of(*most) : 0);
        alike = more == 0 || (alike && more < 0);
        if (more > 0) most = &dragon;
    }
    return alike ? nullptr : most;
}

double weight_of_other(const Dragon& doubtful) {
    return std::max(0.0, 1 - std::abs(doubtful.survival) / clear_judgment) / 2;
}

Analysis judged_otherwise(const Analysis& analysis, const Dragon& doubtful) {
    Analysis other = analysis;
    if (!other.at_first) other.at_first = Judgment{analysis.verdicts, analysis.dead()};
    other.at_first->dead = turned(other.at_first->dead, doubtful.stones);
    for (Dragon& dragon : other.at_first->verdicts.dragons)
        if (dragon.stones == doubtful.stones) set_fates(dragon, Outcome::unknown, Known::sampled);
    return other;
}

}  // namespace goterr
