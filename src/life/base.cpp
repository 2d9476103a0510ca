#include "base.hpp"

#include <algorithm>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/core/sorting.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

/// A region of open points, and the dragons at it.
struct BorderedRegion {
    int points;
    std::vector<int> black, white;
};

BorderedRegion bordered(const PointSet& points, const Scene& scene) {
    BorderedRegion region{points.count(), {}, {}};
    for (const Point p : with_neighbors(points) - points)
        (scene.board()[p] == Color::black ? region.black : region.white).push_back(scene.number_at(p));
    sort_and_unite(region.black);
    sort_and_unite(region.white);
    return region;
}

void add_region(Base& base, int points, const std::vector<int>& own, const std::vector<int>& enemy) {
    if (enemy.empty()) {
        ++base.own_regions;
        base.largest_own = std::max(base.largest_own, points);
    } else {
        base.largest_shared = std::max(base.largest_shared, points);
    }
    base.friends.insert(base.friends.end(), own.begin(), own.end());
    base.rivals.insert(base.rivals.end(), enemy.begin(), enemy.end());
}

}  // namespace

std::vector<Base> find_bases(const Scene& scene, Dead dead) {
    std::vector<Base> all(scene.dragons.size());
    const BoardSize size = scene.board().size();
    PointSet open = points_of_color(scene.board(), Color::empty);
    if (dead == Dead::lifted)
        open |= stones_of(scene.dragons, size, [](const Dragon& d) { return d.status == Status::dead; });
    for (const PointSet& points : parts_of(open)) {
        const auto [count, black, white] = bordered(points, scene);
        for (const int number : black) add_region(all[static_cast<std::size_t>(number)], count, black, white);
        for (const int number : white) add_region(all[static_cast<std::size_t>(number)], count, white, black);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        sort_and_unite(all[i].friends);
        sort_and_unite(all[i].rivals);
        std::erase(all[i].friends, static_cast<int>(i));
        all[i].poor = !scene.dragons[i].secure && all[i].own_regions <= 1 &&
                      all[i].largest_own <= largest_one_eye && all[i].largest_shared <= largest_no_room;
    }
    for (Base& base : all)
        base.weak = base.poor && std::all_of(base.friends.begin(), base.friends.end(), [&](int other) {
                        return all[static_cast<std::size_t>(other)].poor;
                    });
    return all;
}

}  // namespace goterr::life
