#include <algorithm>
#include <vector>

#include "goterr/core/point_set.hpp"
#include "goterr/reading/links.hpp"

namespace goterr {
namespace {

/// The empty points between the ends of a link and one line around.
PointSet around(const Link& link, const Board& board) {
    const Point a = link.at_first, b = link.at_second;
    PointSet found(board.size());
    for (int row = std::min(a.row, b.row) - 1; row <= std::max(a.row, b.row) + 1; ++row)
        for (int column = std::min(a.column, b.column) - 1; column <= std::max(a.column, b.column) + 1;
             ++column) {
            const Point p{column, row};
            if (board.size().contains(p) && !is_stone(board[p])) found.insert(p);
        }
    return found;
}

class Pair {
public:
    Pair(const Position& position, const Link& one, const Link& other, int boards)
        : position_(position),
          one_(one),
          other_(other),
          boards_(boards),
          owner_(position.board[one.at_first]),
          shared_(around(one, position.board).intersects(around(other, position.board))),
          points_(points_in(around(one, position.board) | around(other, position.board))) {}

    bool fails() const {
        return shared_ &&
               std::any_of(points_.begin(), points_.end(), [&](Point p) { return is_double_threat(p); });
    }

private:
    bool is_double_threat(Point move) const {
        if (legality(position_, move, opponent(owner_)) != Legality::legal) return false;
        const Position after = play(position_, move, opponent(owner_));
        if (!is_cut(after, one_) || !is_cut(after, other_)) return false;
        return std::none_of(points_.begin(), points_.end(), [&](Point p) { return mends_both(after, p); });
    }

    bool mends_both(const Position& threatened, Point move) const {
        if (legality(threatened, move, owner_) != Legality::legal) return false;
        const Position after = play(threatened, move, owner_);
        return !is_cut(after, one_) && !is_cut(after, other_);
    }

    /// What cannot be read is not taken for cut.
    bool is_cut(const Position& position, const Link& link) const {
        return cut(position, link, boards_).capture == Capture::works;
    }

    const Position& position_;
    const Link& one_;
    const Link& other_;
    int boards_;
    Color owner_;
    bool shared_;  ///< there are points near both
    std::vector<Point> points_;
};

}  // namespace

bool fail_together(const Position& position, const Link& one, const Link& other, int boards) {
    return Pair(position, one, other, boards).fails();
}

}  // namespace goterr
