#include "formation.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/core/sorting.hpp"
#include "stopped_ways.hpp"

namespace goterr::life {

namespace {

/// What of a region one color comes to from its stones before the opponent's `stops`, these among it.
PointSet reached_by(Color side, const PointSet& region, const PointSet& stops, const Board& living) {
    const BoardSize size = living.size();
    PointSet reached(size);
    for (const Point p : region)
        if (any_neighbor(p, size, [&](Point q) { return living[q] == side; })) reached.insert(p);
    for (const PointSet& part : parts_of(region - stops))
        if (part.intersects(reached)) reached |= with_neighbors(part) & region;
    return reached;
}

}  // namespace

Formation::Formation(const Board& living, const std::vector<Region>& regions, Color side)
    : size_(living.size()), side_(side), dragon_at_(size_, none), eye_at_(size_, none) {
    std::vector<PointSet> neutral;
    for (const Region& region : regions) {
        if (region.shared()) part(region, living, neutral);
        if (region.owner() == side) add_eye(region.points, false);
    }
    Grid<int> neutral_at(size_, none);
    for (std::size_t i = 0; i < neutral.size(); ++i)
        for (const Point p : neutral[i]) neutral_at[p] = static_cast<int>(i);
    for (const Point p : points_of(size_))
        if (living[p] == side && dragon_at_[p] == none) gather_dragon(p, living, neutral, neutral_at);
    for (Eye& eye : eyes_) note_sides(eye);
}

void Formation::add_eye(const PointSet& points, bool loose) {
    for (const Point p : points) eye_at_[p] = static_cast<int>(eyes_.size());
    eyes_.push_back({points, {}, {}, loose});
}

/// A region that both colors border: loose eyes, and neutral points over which the side can connect.
void Formation::part(const Region& region, const Board& living, std::vector<PointSet>& neutral) {
    if (region.points.count() == 1) return neutral.push_back(region.points);  // too small to stop anybody
    const PointSet own_stops = stopped_ways(living, region.points, side_);
    const PointSet stops = stopped_ways(living, region.points, opponent(side_));
    const PointSet own = reached_by(side_, region.points, stops, living);
    const PointSet other = reached_by(opponent(side_), region.points, own_stops, living);
    for (const PointSet& points : parts_of(own - other)) add_eye(points, true);
    for (const PointSet& points : parts_of((own & other) - stops)) neutral.push_back(points);
}

/// Which dragons stand around an eye, and at how many of its points each.
void Formation::note_sides(Eye& eye) const {
    std::vector<int> contacts(dragons_.size());
    for (const Point p : eye.points)
        for (const int dragon : dragons_beside(p)) ++contacts[static_cast<std::size_t>(dragon)];
    for (std::size_t dragon = 0; dragon < contacts.size(); ++dragon) {
        if (contacts[dragon] == 0) continue;
        eye.dragons.push_back(static_cast<int>(dragon));
        eye.contacts.push_back(contacts[dragon]);
    }
}

bool Formation::touches(Point p, int dragon) const {
    return any_neighbor(p, size_, [&](Point q) { return dragon_at_[q] == dragon; });
}

/// Whether a dragon of this root touches the eye of `p` at another point.
bool Formation::touches_rest(Point p, int root, const std::vector<int>& roots) const {
    const Eye& eye = eyes_[static_cast<std::size_t>(eye_at_[p])];
    for (std::size_t i = 0; i < eye.dragons.size(); ++i) {
        const int dragon = eye.dragons[i];
        if (roots[static_cast<std::size_t>(dragon)] == root && eye.contacts[i] > (touches(p, dragon) ? 1 : 0))
            return true;
    }
    return false;
}

/// Neutral points are taken out of `neutral_at` once they have been looked around.
void Formation::gather_dragon(Point start, const Board& living, const std::vector<PointSet>& neutral,
                              Grid<int>& neutral_at) {
    PointSet stones(size_);
    std::vector<Point> open;
    const auto add = [&](Point p) {
        if (living[p] != side_ || dragon_at_[p] != none) return;
        dragon_at_[p] = static_cast<int>(dragons_.size());
        stones.insert(p);
        open.push_back(p);
    };
    const auto add_all_around = [&](const PointSet& points) {
        for (const Point p : points) {
            neutral_at[p] = none;
            for_neighbors(p, size_, add);
        }
    };
    add(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for_neighbors(p, size_, [&](Point q) {
            add(q);
            if (neutral_at[q] != none) add_all_around(neutral[static_cast<std::size_t>(neutral_at[q])]);
        });
    }
    dragons_.push_back(std::move(stones));
}

std::vector<int> Formation::dragons_beside(Point p) const {
    std::vector<int> numbers;
    for_neighbors(p, size_, [&](Point q) {
        if (dragon_at_[q] != none) numbers.push_back(dragon_at_[q]);
    });
    sort_and_unite(numbers);
    return numbers;
}

std::vector<int> Formation::roots_without(int without) const {
    std::vector<int> roots(dragons_.size());
    std::iota(roots.begin(), roots.end(), 0);
    for (std::size_t i = 0; i < eyes_.size(); ++i) {
        const std::vector<int>& around = eyes_[i].dragons;
        if (static_cast<int>(i) == without || around.size() < 2) continue;
        const int to = roots[static_cast<std::size_t>(around.front())];
        for (const int dragon : around) {
            const int from = roots[static_cast<std::size_t>(dragon)];
            std::replace(roots.begin(), roots.end(), from, to);
        }
    }
    return roots;
}

bool Formation::joined_elsewhere(Point p, int dragon, const std::vector<int>& roots) const {
    const FewPoints sides = neighbors_of(p, size_);
    const int root = roots[static_cast<std::size_t>(dragon)];
    const bool with_rest = touches_rest(p, root, roots);
    return std::all_of(sides.begin(), sides.end(), [&](Point q) {
        if (!inside(q)) return true;
        if (dragon_at_[q] == none) return with_rest;
        const int side_root = roots[static_cast<std::size_t>(dragon_at_[q])];
        return side_root == root || (with_rest && touches_rest(p, side_root, roots));
    });
}

bool Formation::joined_around(Point p, int dragon) const {
    const FewPoints sides = neighbors_of(p, size_);
    const auto is_open_side = [&](Point q) {
        return inside(q) && dragon_at_[q] != dragon &&
               std::find(sides.begin(), sides.end(), q) != sides.end();
    };
    auto missing = std::count_if(sides.begin(), sides.end(), is_open_side);
    if (missing == 0) return true;
    reach(
        dragon, [&](Point q) { return q != p; },
        [&](Point q) {
            missing -= is_open_side(q) ? 1 : 0;
            return missing == 0;
        });
    return missing == 0;
}

}  // namespace goterr::life
