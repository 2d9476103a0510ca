#include "base.hpp"

#include <algorithm>

#include "thresholds.hpp"

namespace goterr::life {
namespace {

struct BorderedRegion {
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

/// The open points that hang together with `start`, taken out of `open`, and the dragons around them.
BorderedRegion take_region(const Draft& draft, Point start, PointSet& open, const PointSet& all_open,
                           std::vector<Point>& points) {
    BorderedRegion region;
    points.assign(1, start);
    open.erase(start);
    for (std::size_t next = 0; next < points.size(); ++next)
        for_neighbors(points[next], draft.board().size(), [&](Point q) {
            if (open.contains(q)) {
                open.erase(q);
                points.push_back(q);
            } else if (!all_open.contains(q)) {
                insert_once(draft.board()[q] == Color::black ? region.black : region.white,
                            draft.number_at(q));
            }
        });
    region.points = static_cast<int>(points.size());
    return region;
}

void add_region(Base& base, int self, const BorderedRegion& region, Color side) {
    const auto& own = side == Color::black ? region.black : region.white;
    const auto& enemy = side == Color::black ? region.white : region.black;
    if (enemy.empty()) {
        ++base.own_regions;
        base.largest_own = std::max(base.largest_own, region.points);
    } else {
        base.largest_shared = std::max(base.largest_shared, region.points);
    }
    for (const int number : own)
        if (number != self) insert_once(base.friends, number);
    for (const int number : enemy) insert_once(base.rivals, number);
}

}  // namespace

std::vector<Base> find_bases(const Draft& draft, Dead dead) {
    std::vector<Base> all(draft.dragons.size());
    const PointSet all_open = open_points(draft, dead);
    PointSet open = all_open;
    std::vector<Point> points;
    for (const Point p : all_open) {
        if (!open.contains(p)) continue;
        const BorderedRegion region = take_region(draft, p, open, all_open, points);
        for (const int number : region.black)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::black);
        for (const int number : region.white)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::white);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].poor = !draft.dragons[i].secure && all[i].own_regions <= 1 &&
                      all[i].largest_own <= largest_one_eye && all[i].largest_shared <= largest_no_room;
    for (Base& base : all)
        base.weak = base.poor && std::all_of(base.friends.begin(), base.friends.end(), [&](int other) {
                        return all[static_cast<std::size_t>(other)].poor;
                    });
    return all;
}

}  // namespace goterr::life
