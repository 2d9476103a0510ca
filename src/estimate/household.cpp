#include "household.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace goterr {

Household::Household(const Board& living, const std::vector<Room>& rooms, Color side)
    : size_(living.size()), side_(side), league_at_(size_, none), eye_at_(size_, none) {
    Grid<int> neutral_at(size_, none);
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const Room& room = rooms[i];
        if (room.shared())
            for (const Point p : room.points) neutral_at[p] = static_cast<int>(i);
        if (room.owner() != side) continue;
        for (const Point p : room.points) eye_at_[p] = static_cast<int>(eyes_.size());
        eyes_.push_back({room.points, {}, {}});
    }
    for (const Point p : points_of(size_))
        if (living[p] == side && league_at_[p] == none) gather_league(p, living, rooms, neutral_at);
    for (Eye& eye : eyes_) note_sides(eye);
}

/// Which leagues stand around an eye, and at how many of its points each.
void Household::note_sides(Eye& eye) const {
    std::vector<int> contacts(leagues_.size());
    for (const Point p : eye.points) {
        FewPoints met;
        for_neighbors(p, size_, [&](Point q) {
            const int league = league_at_[q];
            const auto is_same = [&](Point other) { return league_at_[other] == league; };
            if (league == none || std::any_of(met.begin(), met.end(), is_same)) return;
            met.push_back(q);
            ++contacts[static_cast<std::size_t>(league)];
        });
    }
    for (std::size_t league = 0; league < contacts.size(); ++league) {
        if (contacts[league] == 0) continue;
        eye.leagues.push_back(static_cast<int>(league));
        eye.contacts.push_back(contacts[league]);
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

/// Neutral rooms are taken out of `neutral_at` once they have been looked around.
void Household::gather_league(Point start, const Board& living, const std::vector<Room>& rooms,
                              Grid<int>& neutral_at) {
    PointSet stones(size_);
    std::vector<Point> open;
    const auto add = [&](Point p) {
        if (living[p] != side_ || league_at_[p] != none) return;
        league_at_[p] = static_cast<int>(leagues_.size());
        stones.insert(p);
        open.push_back(p);
    };
    const auto add_all_around = [&](const Room& room) {
        for (const Point p : room.points) {
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
            if (neutral_at[q] != none) add_all_around(rooms[static_cast<std::size_t>(neutral_at[q])]);
        });
    }
    leagues_.push_back(std::move(stones));
}

std::vector<int> Household::leagues_around(const PointSet& points) const {
    std::vector<bool> around(leagues_.size());
    for (const Point p : points)
        for_neighbors(p, size_, [&](Point q) {
            if (league_at_[q] != none) around[static_cast<std::size_t>(league_at_[q])] = true;
        });
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
        if (static_cast<int>(i) == without || around.size() < 2) continue;
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
