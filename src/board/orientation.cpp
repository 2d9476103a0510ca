#include "goterr/board/orientation.hpp"

#include <algorithm>

namespace goterr {
namespace {

/// Reads an oriented board letter by letter: 0 empty, 1 the color met first, 2 the other.
class Letters {
public:
    Letters(const Board& board, Orientation way)
        : board_(board), size_(oriented(board.size(), way)), back_(inverse(way)) {}

    BoardSize size() const { return size_; }
    int next() {
        const Color color = board_[oriented(size_.point_at(at_++), size_, back_)];
        if (color == Color::empty) return 0;
        if (first_ == Color::empty) first_ = color;
        return color == first_ ? 1 : 2;
    }

private:
    const Board& board_;
    BoardSize size_;
    Orientation back_;
    Color first_ = Color::empty;
    int at_ = 0;
};

/// Below 0, 0 or above 0, as `a` comes before, equals or comes after `b`.
int order_of(Letters a, Letters b) {
    if (a.size() != b.size()) return a.size().width - b.size().width;
    for (int left = a.size().area(); left > 0; --left) {
        const int of_a = a.next(), of_b = b.next();
        if (of_a != of_b) return of_a - of_b;
    }
    return 0;
}

}  // namespace

Board orient(const Board& board, Orientation way) { return oriented(board, way); }

Orientation canonical_orientation(const Board& board) {
    Orientation best;
    for (int bits = 1; bits < orientations; ++bits)
        if (order_of(Letters(board, {bits}), Letters(board, best)) < 0) best = {bits};
    return best;
}

std::vector<Orientation> canonical_orientations(const Board& board) {
    const Orientation best = canonical_orientation(board);
    std::vector<Orientation> all;
    for (int bits = 0; bits < orientations; ++bits)
        if (order_of(Letters(board, {bits}), Letters(board, best)) == 0) all.push_back({bits});
    return all;
}

Color first_color(const Board& board) {
    const Orientation way = canonical_orientation(board), back = inverse(way);
    const BoardSize turned = oriented(board.size(), way);
    for (const Point p : points_of(turned))
        if (const Color color = board[oriented(p, turned, back)]; is_stone(color)) return color;
    return Color::black;
}

std::vector<Point> in_canonical_order(const PointSet& points, const Board& board) {
    const Orientation back = inverse(canonical_orientation(board));
    const BoardSize turned = oriented(board.size(), inverse(back));
    std::vector<Point> ordered;
    for (const Point p : points_of(turned))
        if (const Point here = oriented(p, turned, back); points.contains(here)) ordered.push_back(here);
    return ordered;
}

}  // namespace goterr
