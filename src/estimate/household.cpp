#include "household.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace goterr {

Household::Household(const Board& living, const std::vector<Room>& rooms, Color side)
    : size_(living.size()), side_(side), league_at_(size_, none), eye_at_(size_, none) {
    for (const Room& room : rooms) {
        if (room.owner() != side) continue;
        for (const Point p : room.points) eye_at_[p] = static_cast<int>(eyes_.size());
        eyes_.push_back({room.points, {}, {}});
    }
    for (const Point p : points_of(size_))
        if (living[p] == side && league_at_[p] == none) gather_league(p, living, rooms);
    for (Eye& eye : eyes_) {
        eye.leagues = leagues_around(eye.points);
        for (const int league : eye.leagues) {
            int contacts = 0;
            for (const Point p : eye.points) contacts += touches(p, league) ? 1 : 0;
            eye.contacts.push_back(contacts);
        }
    }
}

bool Household::touches(Point p, int league) const {
    const FewPoints near = neighbors_of(p, size_);
    return std::any_of(near.begin(), near.end(), [&](Point q) { return league_at_[q] == league; });
}

/// Whether a league of this root touches the eye of `p` at another point.
bool Household::touches_rest(Point p, int root, const std::vector<int>& roots) const {
    const Eye& eye = eyes_[static_cast<std::size_t>(eye_at_[p])];
    for (std::size_t i = 0; i < eye.leagues.size(); ++i) {
        const int league = eye.leagues[i];
        if (roots[static_cast<std::size_t>(league)] == root && eye.contacts[i] > (touches(p, league) ? 1 : 0))
            return true;
    }
    return false;
}

void Household::gather_league(Point start, const Board& living, const std::vector<Room>& rooms) {
    PointSet stones(size_), neutral_seen(size_);
    std::vector<Point> open;
    const auto add = [&](Point p) {
        if (living[p] != side_ || league_at_[p] != none) return;
        league_at_[p] = static_cast<int>(leagues_.size());
        stones.insert(p);
        open.push_back(p);
    };
    const auto add_all_around = [&](const Room& room) {
        neutral_seen |= room.points;
        for (const Point p : room.points)
            for (const Point q : neighbors_of(p, size_)) add(q);
    };
    add(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for (const Point q : neighbors_of(p, size_)) {
            add(q);
            if (is_stone(living[q]) || neutral_seen.contains(q)) continue;
            for (const Room& room : rooms)
                if (room.shared() && room.points.contains(q)) add_all_around(room);
        }
    }
    leagues_.push_back(std::move(stones));
}

std::vector<int> Household::leagues_around(const PointSet& points) const {
    std::vector<bool> around(leagues_.size());
    for (const Point p : points)
        for (const Point q : neighbors_of(p, size_))
            if (league_at_[q] != none) around[static_cast<std::size_t>(league_at_[q])] = true;
    std::vector<int> numbers;
    for (std::size_t league = 0; league < around.size(); ++league)
        if (around[league]) numbers.push_back(static_cast<int>(league));
    return numbers;
}

std::vector<int> Household::leagues_beside(Point p) const { return leagues_around(PointSet(size_, {p})); }

std::vector<int> Household::roots_without(int without) const {
    std::vector<int> roots(leagues_.size());
    std::iota(roots.begin(), roots.end(), 0);
    for (std::size_t i = 0; i < eyes_.size(); ++i) {
        const std::vector<int>& around = eyes_[i].leagues;
        if (static_cast<int>(i) == without || around.empty()) continue;
        const int to = roots[static_cast<std::size_t>(around.front())];
        for (const int league : around) {
            const int from = roots[static_cast<std::size_t>(league)];
            std::replace(roots.begin(), roots.end(), from, to);
        }
    }
    return roots;
}

bool Household::joined_elsewhere(Point p, int league, const std::vector<int>& roots) const {
    const FewPoints sides = neighbors_of(p, size_);
    const int root = roots[static_cast<std::size_t>(league)];
    const bool with_rest = touches_rest(p, root, roots);
    return std::all_of(sides.begin(), sides.end(), [&](Point q) {
        if (!inside(q)) return true;
        if (league_at_[q] == none) return with_rest;
        const int side_root = roots[static_cast<std::size_t>(league_at_[q])];
        return side_root == root || (with_rest && touches_rest(p, side_root, roots));
    });
}

bool Household::joined_around(Point p, int league) const {
    const FewPoints sides = neighbors_of(p, size_);
    const auto is_open_side = [&](Point q) {
        return inside(q) && league_at_[q] != league &&
               std::find(sides.begin(), sides.end(), q) != sides.end();
    };
    auto missing = std::count_if(sides.begin(), sides.end(), is_open_side);
    reach(
        league, [&](Point q) { return q != p; },
        [&](Point q) {
            missing -= is_open_side(q) ? 1 : 0;
            return missing == 0;
        });
    return missing == 0;
}

}  // namespace goterr
