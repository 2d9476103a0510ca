#include "goterr/life/stage.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace goterr {
namespace {

/// Regions of this size and with this many claimed points are open borders, smaller ones dame.
constexpr int open_size = 6;
constexpr int open_claims = 2;
constexpr int gap_size = 3;
constexpr double claim = 0.9;  ///< ownership in the playouts that makes a point claimed

bool touches_stone(const Board& board, Point p) {
    const FewPoints near = neighbors_of(p, board.size());
    return std::any_of(near.begin(), near.end(), [&](Point q) { return is_stone(board[q]); });
}

/// Whether most points that lie around one color only are not granted to it by the playouts: the board is too
/// empty for walls to mean anything yet.
constexpr double granted = 0.6;

bool has_open_ground(const Board& board, const Grid<Color>& owner, const Samples& samples) {
    int surrounded = 0, ungranted = 0;
    for (const Point p : points_of(owner.size())) {
        if (is_stone(board[p]) || !is_stone(owner[p])) continue;
        ++surrounded;
        if (samples.ownership[p] * sign(owner[p]) < granted) ++ungranted;
    }
    return 2 * ungranted > surrounded;
}

}  // namespace

ClearedBoard cleared_board(const Board& board, const PointSet& dead) {
    Board living = without(board, dead);
    std::vector<Region> regions = regions_of(living);
    return {dead, std::move(living), std::move(regions)};
}

bool NeutralRegion::is_open() const { return points.count() >= open_size && claimed >= open_claims; }

bool NeutralRegion::has_gap() const { return points.count() >= gap_size && claimed > 0; }

std::vector<NeutralRegion> neutral_regions(const ClearedBoard& cleared, const Samples& samples) {
    std::vector<NeutralRegion> neutrals;
    for (const Region& region : cleared.regions) {
        if (is_stone(region.owner())) continue;
        NeutralRegion neutral{region.points - cleared.dead};
        for (const Point p : neutral.points)
            if (std::abs(samples.ownership[p]) >= claim || !touches_stone(cleared.living, p))
                ++neutral.claimed;
        neutrals.push_back(std::move(neutral));
    }
    return neutrals;
}

Stage stage_of(const Board& board, const ClearedBoard& cleared, const std::vector<Dragon>& dragons,
               const Samples& samples) {
    const bool all_clear = std::none_of(dragons.begin(), dragons.end(), is_unsettled);
    Stage stage = all_clear ? Stage::finished : Stage::settled;
    if (has_open_ground(board, owners_by_regions(board, cleared.living, cleared.regions), samples))
        return Stage::open;
    for (const NeutralRegion& region : neutral_regions(cleared, samples)) {
        if (region.is_open()) return Stage::open;
        if (region.has_gap()) stage = Stage::settled;
    }
    return stage;
}

}  // namespace goterr
