#include "goterr/estimate/owner_map.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "goterr/estimate/counting.hpp"
#include "goterr/life/region.hpp"

namespace goterr {
namespace {

/// An empty region that both colors border, once the dead are off: dame, a seki's liberties or an open border.
struct Neutral {
    PointSet points;
    int claimed = 0;  ///< points that nearly always end as one side's, or that no stone is next to
};

/// Regions of this size and with this many claimed points are open borders, smaller ones dame.
constexpr int open_size = 6;
constexpr int open_claims = 2;
constexpr int gap_size = 3;
constexpr double claim = 0.9;     ///< ownership in the playouts that makes a point claimed
constexpr double division = 0.2;  ///< and that gives it to a side when an open region is divided

bool is_open(const Neutral& region) {
    return region.points.count() >= open_size && region.claimed >= open_claims;
}

bool touches_stone(const Board& board, Point p) {
    const FewPoints near = neighbors_of(p, board.size());
    return std::any_of(near.begin(), near.end(), [&](Point q) { return is_stone(board[q]); });
}

/// Dame are single points and pairs; where more lie together and one of them is somebody's, moves are left.
bool has_gap(const Neutral& region) { return region.points.count() >= gap_size && region.claimed > 0; }

/// The board with the dead taken off, and its regions.
struct Undecided {
    Board living;
    std::vector<Region> regions;
};

Undecided ground_of(const Evidence& evidence) {
    Board living = without(evidence.position.board, evidence.dead);
    std::vector<Region> regions = regions_of(living);
    return {std::move(living), std::move(regions)};
}

std::vector<Neutral> neutrals_of(const Evidence& evidence, const Undecided& ground) {
    std::vector<Neutral> neutrals;
    for (const Region& region : ground.regions) {
        if (is_stone(region.owner())) continue;
        Neutral neutral{region.points - evidence.dead};
        for (const Point p : neutral.points)
            if (std::abs(evidence.samples.ownership[p]) >= claim || !touches_stone(ground.living, p))
                ++neutral.claimed;
        neutrals.push_back(std::move(neutral));
    }
    return neutrals;
}

Color side_of(double value, double least) {
    if (value >= least) return Color::black;
    return value <= -least ? Color::white : Color::empty;
}

/// Expectations as integers, so that their sums do not depend on the order of the points.
constexpr int sure_thousandths = 1000;

int thousandths(float value) { return static_cast<int>(std::lround(value * sure_thousandths)); }

/// Whether most points that lie around one color only are not granted to it by the playouts: the board is too
/// empty for walls to mean anything yet.
constexpr double granted = 0.6;

bool has_open_ground(const Evidence& evidence, const Grid<Color>& owner) {
    int surrounded = 0, ungranted = 0;
    for (const Point p : points_of(owner.size())) {
        if (is_stone(evidence.position.board[p]) || !is_stone(owner[p])) continue;
        ++surrounded;
        if (evidence.samples.ownership[p] * sign(owner[p]) < granted) ++ungranted;
    }
    return 2 * ungranted > surrounded;
}

}  // namespace

Grid<Color> settled_owners(const Evidence& evidence) {
    const Undecided ground = ground_of(evidence);
    Grid<Color> owner = owners_by_regions(evidence.position.board, ground.living, ground.regions);
    if (evidence.told) return owner;
    for (const Neutral& region : neutrals_of(evidence, ground)) {
        if (!is_open(region)) continue;
        for (const Point p : region.points) owner[p] = side_of(evidence.samples.ownership[p], division);
    }
    return owner;
}

std::vector<OpenBorder> open_borders(const Evidence& evidence) {
    std::vector<OpenBorder> borders;
    for (const Neutral& region : neutrals_of(evidence, ground_of(evidence))) {
        if (!has_gap(region)) continue;
        OpenBorder border{region.points.first(), 0, Color::empty, false};
        int in_doubt = 0, most = -1;
        for (const Point p : region.points) {
            const int doubt =
                sure_thousandths - std::abs(thousandths(static_cast<float>(evidence.samples.ownership[p])));
            in_doubt += doubt;
            if (doubt <= most) continue;
            most = doubt;
            border.point = p;
        }
        border.worth = std::round(2.0 * in_doubt / sure_thousandths) / 2;
        borders.push_back(border);
    }
    return borders;
}

Stage stage_of(const Evidence& evidence) {
    if (evidence.told) return Stage::finished;
    const bool all_clear = std::none_of(evidence.dragons.begin(), evidence.dragons.end(), is_unsettled);
    Stage stage = all_clear ? Stage::finished : Stage::settled;
    const Undecided ground = ground_of(evidence);
    const Grid<Color> owner = owners_by_regions(evidence.position.board, ground.living, ground.regions);
    if (has_open_ground(evidence, owner)) return Stage::open;
    for (const Neutral& region : neutrals_of(evidence, ground)) {
        if (is_open(region)) return Stage::open;
        if (has_gap(region)) stage = Stage::settled;
    }
    return stage;
}

}  // namespace goterr
