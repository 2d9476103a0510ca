#include "breath.hpp"

#include <algorithm>

#include "goterr/core/flood_fill.hpp"

namespace goterr::life {
namespace {

/// Eye spaces up to this size are counted as one eye, shared regions up to this size as no room.
constexpr int one_eye = 3;
constexpr int no_room = 8;

struct Region {
    int points = 0;
    std::vector<int> black;  ///< dragons at it
    std::vector<int> white;
};

PointSet open_points(const Draft& draft, Dead dead) {
    PointSet open = points_of_color(draft.board(), Color::empty);
    if (dead == Dead::lifted)
        for (const Dragon& dragon : draft.dragons)
            if (dragon.status == Status::dead) open |= dragon.stones;
    return open;
}

void insert_once(std::vector<int>& numbers, int number) {
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (at == numbers.end() || *at != number) numbers.insert(at, number);
}

Region region_of(const Draft& draft, const PointSet& points) {
    Region region;
    for (const Point p : points) {
        ++region.points;
        for_neighbors(p, draft.board().size(), [&](Point q) {
            if (points.contains(q)) return;
            insert_once(draft.board()[q] == Color::black ? region.black : region.white, draft.number_at(q));
        });
    }
    return region;
}

void add_region(Breath& breath, int self, const Region& region, Color side) {
    const auto& own = side == Color::black ? region.black : region.white;
    const auto& enemy = side == Color::black ? region.white : region.black;
    if (enemy.empty()) {
        ++breath.own_regions;
        breath.largest_own = std::max(breath.largest_own, region.points);
    } else {
        breath.largest_shared = std::max(breath.largest_shared, region.points);
    }
    for (const int number : own)
        if (number != self) insert_once(breath.friends, number);
    for (const int number : enemy) insert_once(breath.rivals, number);
}

}  // namespace

std::vector<Breath> breaths(const Draft& draft, Dead dead) {
    std::vector<Breath> all(draft.dragons.size());
    const PointSet open = open_points(draft, dead);
    PointSet seen(draft.board().size());
    for (const Point p : points_of(draft.board().size())) {
        if (seen.contains(p) || !open.contains(p)) continue;
        const PointSet points =
            flood_fill(p, draft.board().size(), [&](Point q) { return open.contains(q); });
        seen |= points;
        const Region region = region_of(draft, points);
        for (const int number : region.black)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::black);
        for (const int number : region.white)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::white);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].poor = !draft.dragons[i].secure && all[i].own_regions <= 1 && all[i].largest_own <= one_eye &&
                      all[i].largest_shared <= no_room;
    for (Breath& breath : all)
        breath.weak =
            breath.poor && std::all_of(breath.friends.begin(), breath.friends.end(),
                                       [&](int other) { return all[static_cast<std::size_t>(other)].poor; });
    return all;
}

}  // namespace goterr::life
