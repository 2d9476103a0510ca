#include "stopped_ways.hpp"

#include <array>

namespace goterr::life {
namespace {

/// A point seen from one of the eight sides: `right` and `ahead` are steps along the lines.
class View {
public:
    View(const Board& living, Color side, Point at, int way)
        : living_(living), side_(side), at_(at), turn_(way % 4), mirror_(way < 4 ? 1 : -1) {}

    /// A one-point jump with a stone beside: whoever passes on that side is caught. Behind it may be the
    /// edge.
    bool is_shouldered_jump() const {
        return own(0, 1) && own(1, 1) && open(1, 0) && (off(0, -1) || (own(0, -1) && open(1, -1)));
    }

    /// A one-point jump with room on its left: whoever passes there can be stopped. Behind it or to its left
    /// may be the edge.
    bool is_jump() const {
        if (!own(0, 1) || !open(1, 0)) return false;
        if (off(-1, 0)) return own(0, -1);
        return open(-1, 0) && open(-1, 1) && (off(0, -1) || (own(0, -1) && open(-1, -1)));
    }

    /// A stone behind and one on either side ahead: a mouth that closes.
    bool is_mouth() const {
        return own(1, 0) && own(-1, 1) && own(-1, -1) && open(-1, 0) && open(0, 1) && open(0, -1) &&
               open(1, 1) && open(1, -1);
    }

private:
    Point place(int right, int ahead) const {
        static constexpr std::array<std::array<int, 2>, 4> steps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
        const auto& [column, row] = steps[static_cast<std::size_t>(turn_)];
        const int across = right * mirror_;
        return {at_.column + across * row + ahead * column, at_.row - across * column + ahead * row};
    }
    bool off(int right, int ahead) const { return !living_.size().contains(place(right, ahead)); }
    bool own(int right, int ahead) const {
        return !off(right, ahead) && living_[place(right, ahead)] == side_;
    }
    bool open(int right, int ahead) const {
        return !off(right, ahead) && living_[place(right, ahead)] != opponent(side_);
    }

    const Board& living_;
    Color side_;
    Point at_;
    int turn_, mirror_;
};

bool is_stopped(const Board& living, Color side, Point p) {
    for (int way = 0; way < 8; ++way) {
        const View view(living, side, p, way);
        if (view.is_shouldered_jump() || view.is_jump() || view.is_mouth()) return true;
    }
    return false;
}

}  // namespace

PointSet stopped_ways(const Board& living, const PointSet& among, Color side) {
    PointSet stopped(living.size());
    for (const Point p : among)
        if (is_stopped(living, side, p)) stopped.insert(p);
    return stopped;
}

}  // namespace goterr::life
