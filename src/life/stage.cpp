#include "goterr/life/stage.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "thresholds.hpp"

namespace goterr {
namespace {

bool touches_stone(const Board& board, Point p) {
    return any_neighbor(p, board.size(), [&](Point q) { return is_stone(board[q]); });
}

bool has_open_ground(const Board& board, const Grid<Color>& owner, const Samples& samples) {
    int surrounded = 0, ungranted = 0;
    for (const Point p : points_of(owner.size())) {
        if (is_stone(board[p]) || !is_stone(owner[p])) continue;
        ++surrounded;
        if (samples.ownership[p] * sign(owner[p]) < life::granted_inside) ++ungranted;
    }
    return 2 * ungranted > surrounded;
}

}  // namespace

bool NeutralRegion::is_open() const {
    return points.count() >= life::open_size && claimed >= life::open_claims;
}

bool NeutralRegion::has_gap() const { return points.count() >= life::gap_size && claimed > 0; }

std::vector<NeutralRegion> neutral_regions(const ClearedBoard& cleared, const Samples& samples) {
    std::vector<NeutralRegion> neutrals;
    for (const Region& region : cleared.regions) {
        if (is_stone(region.owner())) continue;
        NeutralRegion neutral{region.points - cleared.dead};
        for (const Point p : neutral.points)
            if (std::abs(samples.ownership[p]) >= life::claim || !touches_stone(cleared.living, p))
                ++neutral.claimed;
        neutrals.push_back(std::move(neutral));
    }
    return neutrals;
}

Stage stage_of(const Board& board, const ClearedBoard& cleared, const std::vector<Dragon>& dragons,
               const Samples& samples) {
    const bool all_clear = std::none_of(dragons.begin(), dragons.end(), is_unsettled);
    Stage stage = all_clear ? Stage::finished : Stage::settled;
    if (has_open_ground(board, owners_by_regions(board, cleared), samples)) return Stage::open;
    for (const NeutralRegion& region : neutral_regions(cleared, samples)) {
        if (region.is_open()) return Stage::open;
        if (region.has_gap()) stage = Stage::settled;
    }
    return stage;
}

}  // namespace goterr
