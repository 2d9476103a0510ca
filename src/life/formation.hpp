/// One side's stones and eyes on a board where it is known what lives, and what of them hangs together over
/// what.
///
/// A dragon is the chains that touch the same neutral points: their owner can still connect there, where the
/// shape of the opponent's stones does not stop it. An eye is a region that the side surrounds alone, or one
/// that only it comes to because its own stones stop the opponent: loose, no territory before it is closed,
/// but an eye all the same.
#pragma once

#include <vector>

#include "goterr/core/grid.hpp"
#include "goterr/life/region.hpp"

namespace goterr::life {

class Formation {
public:
    struct Eye {
        PointSet points;
        std::vector<int> dragons;   ///< around it, ascending
        std::vector<int> contacts;  ///< how many of its points each of them touches
        bool loose = false;
    };

    /// `living` is the board with the dead taken off, `regions` its regions.
    Formation(const Board& living, const std::vector<Region>& regions, Color side);

    Color side() const { return side_; }
    const std::vector<Eye>& eyes() const { return eyes_; }
    const std::vector<PointSet>& dragons() const { return dragons_; }
    /// The number of the eye, -1 outside of eyes.
    int eye_at(Point p) const { return eye_at_[p]; }
    std::vector<int> dragons_beside(Point p) const;

    /// All of the side's stones and eye points that hang together with a dragon. `passes(point)` says whether
    /// a point may be walked over, `until(point)` ends the walk early.
    template <typename Passes, typename Until>
    PointSet reach(int dragon, Passes passes, Until until) const;

    /// Whether a dragon and all sides of an eye point hang together without that point.
    bool joined_around(Point p, int dragon) const;

    /// For each dragon the first one it hangs together with over other eyes than this one.
    std::vector<int> roots_without(int eye) const;

    /// Whether a dragon and all sides of an eye point, which is at an end of its eye, hang together over
    /// other eyes or the rest of this one; `roots` without its eye. May miss that they do.
    bool joined_elsewhere(Point p, int dragon, const std::vector<int>& roots) const;

private:
    static constexpr int none = -1;

    void add_eye(const PointSet& points, bool loose);
    void part(const Region& region, const Board& living, std::vector<PointSet>& neutral);
    void gather_dragon(Point start, const Board& living, const std::vector<PointSet>& neutral,
                       Grid<int>& neutral_at);
    void note_sides(Eye& eye) const;
    bool touches(Point p, int dragon) const;
    bool touches_rest(Point p, int root, const std::vector<int>& roots) const;
    bool inside(Point p) const { return dragon_at_[p] != none || eye_at_[p] != none; }

    BoardSize size_;
    Color side_;
    Grid<int> dragon_at_;
    Grid<int> eye_at_;
    std::vector<PointSet> dragons_;
    std::vector<Eye> eyes_;
};

template <typename Passes, typename Until>
PointSet Formation::reach(int dragon, Passes passes, Until until) const {
    PointSet reached = dragons_[static_cast<std::size_t>(dragon)];
    std::vector<Point> open = points_in(reached);
    const auto visit = [&](Point p) {
        if (!inside(p) || reached.contains(p) || !passes(p)) return;
        if (dragon_at_[p] == none) {
            reached.insert(p);
            open.push_back(p);
            return;
        }
        const PointSet& joined = dragons_[static_cast<std::size_t>(dragon_at_[p])];
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

}  // namespace goterr::life
