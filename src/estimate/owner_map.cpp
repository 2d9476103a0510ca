#include "goterr/estimate/owner_map.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "goterr/estimate/counting.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

Color side_of(double value, double least) {
    if (value >= least) return Color::black;
    return value <= -least ? Color::white : Color::empty;
}

/// Expectations as integers, so that their sums do not depend on the order of the points.
constexpr int sure_thousandths = 1000;

int thousandths(float value) { return static_cast<int>(std::lround(value * sure_thousandths)); }

}  // namespace

Grid<Color> settled_owners(const Analysis& analysis) {
    const ClearedBoard& cleared = analysis.cleared;
    Grid<Color> owner = owners_by_regions(analysis.position.board, cleared);
    if (analysis.told) return owner;
    for (const NeutralRegion& region : neutral_regions(cleared, analysis.samples)) {
        if (!region.is_open()) continue;
        for (const Point p : region.points) owner[p] = side_of(analysis.samples.ownership[p], division);
    }
    return owner;
}

std::vector<OpenBorder> open_borders(const Analysis& analysis) {
    std::vector<OpenBorder> borders;
    for (const NeutralRegion& region : neutral_regions(analysis.cleared, analysis.samples)) {
        if (!region.has_gap()) continue;
        OpenBorder border{region.points.first(), 0, Color::empty, false};
        int in_doubt = 0, most = -1;
        for (const Point p : region.points) {
            const int doubt =
                sure_thousandths - std::abs(thousandths(static_cast<float>(analysis.samples.ownership[p])));
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

}  // namespace goterr
