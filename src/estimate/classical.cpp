#include "classical.hpp"

#include <algorithm>

#include "goterr/influence/territory.hpp"

namespace goterr {
namespace {

/// Living stones own their points; elsewhere `owner_at` and `value_at` decide.
template <typename OwnerAt, typename ValueAt>
OwnerMap map_around(const Board& quiet, OwnerAt owner_at, ValueAt value_at) {
    OwnerMap map{quiet, Grid<float>(quiet.size())};
    for (const Point p : points_of(quiet.size())) {
        if (!is_stone(quiet[p])) map.owner[p] = owner_at(p);
        map.ownership[p] = is_stone(quiet[p]) ? static_cast<float>(sign(quiet[p]))
                                              : static_cast<float>(std::clamp(value_at(p), -1.0, 1.0));
    }
    return map;
}

Color color_of(int sign) { return sign > 0 ? Color::black : sign < 0 ? Color::white : Color::empty; }

}  // namespace

OwnerMap bouzy_owners(const Analysis& analysis, BouzyOptions steps) {
    const Board& quiet = analysis.cleared.living;
    const Grid<Weight> map = close_bubbles(bouzy_map(quiet, steps));
    const auto owner_at = [&](Point p) { return color_of(map[p]); };
    return map_around(quiet, owner_at, [&](Point p) { return static_cast<double>(sign(owner_at(p))); });
}

OwnerMap influence_owners(const Analysis& analysis) {
    const Board& quiet = analysis.cleared.living;
    const Standing standing = all_living(quiet);
    const TerritoryMap map = territory_map(quiet, standing, influence_map(quiet, standing));
    const auto owner_at = [&](Point p) {
        if (holds(map.sphere[p], Color::black, Sphere::black_moyo)) return Color::black;
        return holds(map.sphere[p], Color::white, Sphere::black_moyo) ? Color::white : Color::empty;
    };
    return map_around(quiet, owner_at, [&](Point p) { return map.value[p]; });
}

}  // namespace goterr
