#include "base.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "goterr/core/sorting.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

struct BorderedRegion {
    int points = 0;
    std::vector<int> black;  ///< dragons at it, ascending
    std::vector<int> white;
};

/// Both ascending, and so is what `numbers` becomes; without `self`.
void add_all(std::vector<int>& numbers, const std::vector<int>& more, int self) {
    std::vector<int> all;
    all.reserve(numbers.size() + more.size());
    std::set_union(numbers.begin(), numbers.end(), more.begin(), more.end(), std::back_inserter(all));
    all.erase(std::remove(all.begin(), all.end(), self), all.end());
    numbers = std::move(all);
}

/// Finds the regions of open points one after the other.
class RegionFinder {
public:
    RegionFinder(const Scene& scene, Dead dead)
        : scene_(scene), place_(scene.board().size(), Place::border), met_at_(scene.dragons.size(), -1) {
        for (const Point p : points_of(scene.board().size()))
            if (!is_stone(scene.board()[p])) place_[p] = Place::open;
        if (dead == Dead::standing) return;
        for (const Dragon& dragon : scene.dragons)
            if (dragon.status == Status::dead)
                for (const Point p : dragon.stones) place_[p] = Place::open;
    }

    bool is_left(Point p) const { return place_[p] == Place::open; }

    /// The open points that hang together with `start`, which are taken, and the dragons around them.
    BorderedRegion take(Point start) {
        BorderedRegion region;
        ++number_;
        points_.assign(1, start);
        place_[start] = Place::taken;
        for (std::size_t next = 0; next < points_.size(); ++next)
            for_neighbors(points_[next], place_.size(), [&](Point q) {
                if (place_[q] == Place::border) return add_border(region, q);
                if (place_[q] == Place::taken) return;
                place_[q] = Place::taken;
                points_.push_back(q);
            });
        region.points = static_cast<int>(points_.size());
        sort_stably(region.black);
        sort_stably(region.white);
        return region;
    }

private:
    enum class Place : char { border, open, taken };

    void add_border(BorderedRegion& region, Point stone) {
        const int dragon = scene_.number_at(stone);
        if (std::exchange(met_at_[static_cast<std::size_t>(dragon)], number_) == number_) return;
        (scene_.board()[stone] == Color::black ? region.black : region.white).push_back(dragon);
    }

    const Scene& scene_;
    Grid<Place> place_;
    std::vector<int> met_at_;  ///< a dragon: the number of the last region beside it
    int number_ = -1;
    std::vector<Point> points_;
};

void add_region(Base& base, int self, const BorderedRegion& region, Color side) {
    const auto& own = side == Color::black ? region.black : region.white;
    const auto& enemy = side == Color::black ? region.white : region.black;
    if (enemy.empty()) {
        ++base.own_regions;
        base.largest_own = std::max(base.largest_own, region.points);
    } else {
        base.largest_shared = std::max(base.largest_shared, region.points);
    }
    add_all(base.friends, own, self);
    add_all(base.rivals, enemy, self);
}

}  // namespace

std::vector<Base> find_bases(const Scene& scene, Dead dead) {
    std::vector<Base> all(scene.dragons.size());
    RegionFinder finder(scene, dead);
    for (const Point p : points_of(scene.board().size())) {
        if (!finder.is_left(p)) continue;
        const BorderedRegion region = finder.take(p);
        for (const int number : region.black)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::black);
        for (const int number : region.white)
            add_region(all[static_cast<std::size_t>(number)], number, region, Color::white);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].poor = !scene.dragons[i].secure && all[i].own_regions <= 1 &&
                      all[i].largest_own <= largest_one_eye && all[i].largest_shared <= largest_no_room;
    for (Base& base : all)
        base.weak = base.poor && std::all_of(base.friends.begin(), base.friends.end(), [&](int other) {
                        return all[static_cast<std::size_t>(other)].poor;
                    });
    return all;
}

}  // namespace goterr::life
