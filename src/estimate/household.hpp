/// One side's stones and eyes on a board where it is known what lives, and what of them hangs together over what.
///
/// A league is the chains that touch the same neutral points: their owner can still connect there. An eye is a room
/// that the side surrounds alone.
#pragma once

#include <vector>

#include "goterr/core/grid.hpp"
#include "rooms.hpp"

namespace goterr {

class Household {
public:
    struct Eye {
        PointSet points;
        std::vector<int> leagues;   ///< around it, ascending
        std::vector<int> contacts;  ///< how many of its points each of them touches
    };

    /// `living` is the board with the dead taken off, `rooms` its rooms.
    Household(const Board& living, const std::vector<Room>& rooms, Color side);

    const std::vector<Eye>& eyes() const { return eyes_; }
    const std::vector<PointSet>& leagues() const { return leagues_; }
    bool is_own_stone(Point p) const { return league_at_[p] != none; }
    /// The number of the eye, -1 outside of eyes.
    int eye_at(Point p) const { return eye_at_[p]; }
    std::vector<int> leagues_beside(Point p) const;

    /// All of the side's stones and eye points that hang together with a league. `passes(point)` says whether a point
    /// may be walked over, `until(point)` ends the walk early.
    template <typename Passes, typename Until>
    PointSet reach(int league, Passes passes, Until until) const;

    /// Whether a league and all sides of an eye point hang together without that point.
    bool joined_around(Point p, int league) const;

    /// For each league the first one it hangs together with over other eyes than this one.
    std::vector<int> roots_without(int eye) const;

    /// Whether a league and all sides of an eye point, which is at an end of its eye, hang together over other eyes or
    /// the rest of this one; `roots` without its eye. May miss that they do.
    bool joined_elsewhere(Point p, int league, const std::vector<int>& roots) const;

private:
    static constexpr int none = -1;

    void gather_league(Point start, const Board& living, const std::vector<Room>& rooms,
                       Grid<int>& neutral_at);
    void note_sides(Eye& eye) const;
    std::vector<int> leagues_around(const PointSet& points) const;
    bool touches(Point p, int league) const;
    bool touches_rest(Point p, int root, const std::vector<int>& roots) const;
    bool inside(Point p) const { return league_at_[p] != none || eye_at_[p] != none; }

    BoardSize size_;
    Color side_;
    Grid<int> league_at_;
    Grid<int> eye_at_;
    std::vector<PointSet> leagues_;
    std::vector<Eye> eyes_;
};

template <typename Passes, typename Until>
PointSet Household::reach(int league, Passes passes, Until until) const {
    PointSet reached = leagues_[static_cast<std::size_t>(league)];
    std::vector<Point> open;
    for (const Point p : reached) open.push_back(p);
    const auto visit = [&](Point p) {
        if (!inside(p) || reached.contains(p) || !passes(p)) return;
        if (league_at_[p] == none) {
            reached.insert(p);
            open.push_back(p);
            return;
        }
        const PointSet& joined = leagues_[static_cast<std::size_t>(league_at_[p])];
        for (const Point q : joined) open.push_back(q);
        reached |= joined;
    };
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        if (until(p)) break;
        for (const Point q : neighbors_of(p, size_)) visit(q);
    }
    return reached;
}

}  // namespace goterr
