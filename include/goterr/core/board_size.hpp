/// Width and height of a board, 1..52 each way, and the points on it.
#pragma once

#include <algorithm>
#include <array>

#include "goterr/core/point.hpp"

namespace goterr {

struct BoardSize {
    int width = 19;
    int height = 19;

    constexpr int area() const { return width * height; }
    constexpr bool contains(Point p) const {
        return p.column >= 0 && p.column < width && p.row >= 0 && p.row < height;
    }
    /// Row-major from the top left, as every array goterr prints: A19 of a 19x19 board is 0, T1 is 360.
    constexpr int index_of(Point p) const { return (height - 1 - p.row) * width + p.column; }
    constexpr Point point_at(int index) const { return {index % width, height - 1 - index / width}; }

    friend constexpr bool operator==(BoardSize, BoardSize) = default;
};

constexpr bool is_board_size(int width, int height) {
    return width >= 1 && width <= longest_side && height >= 1 && height <= longest_side;
}

/// All points of a board from the top left, row by row: `for (const Point p : points_of(size))`.
class PointRange {
public:
    class Iterator {
    public:
        constexpr Iterator(int width, Point point) : width_(width), point_(point) {}
        constexpr Point operator*() const { return point_; }
        constexpr Iterator& operator++() {
            if (++point_.column == width_) point_ = {0, point_.row - 1};
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const { return point_ == other.point_; }

    private:
        int width_;
        Point point_;
    };

    constexpr explicit PointRange(BoardSize size) : size_(size) {}
    constexpr Iterator begin() const { return {size_.width, {0, size_.height - 1}}; }
    constexpr Iterator end() const { return {size_.width, {0, -1}}; }

private:
    BoardSize size_;
};

constexpr PointRange points_of(BoardSize size) { return PointRange(size); }

/// Up to eight points without an allocation.
class FewPoints {
public:
    constexpr void push_back(Point p) { points_[count_++] = p; }
    constexpr const Point* begin() const { return points_.data(); }
    constexpr const Point* end() const { return points_.data() + count_; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr Point operator[](std::size_t i) const { return points_[i]; }

private:
    std::array<Point, 8> points_{};
    std::size_t count_ = 0;
};

/// Calls `visit(q)` for the points next to `p` along the lines, in the order of `neighbors_of`.
template <typename Visit>
constexpr void for_neighbors(Point p, BoardSize size, Visit visit) {
    if (p.row + 1 < size.height) visit(Point{p.column, p.row + 1});
    if (p.column > 0) visit(Point{p.column - 1, p.row});
    if (p.column + 1 < size.width) visit(Point{p.column + 1, p.row});
    if (p.row > 0) visit(Point{p.column, p.row - 1});
}

/// The two to four points next to `p` along the lines.
constexpr FewPoints neighbors_of(Point p, BoardSize size) {
    FewPoints near;
    for_neighbors(p, size, [&](Point q) { near.push_back(q); });
    return near;
}

/// Whether one of the points next to `p` along the lines fits.
template <typename Fits>
constexpr bool any_neighbor(Point p, BoardSize size, Fits fits) {
    const FewPoints near = neighbors_of(p, size);
    return std::any_of(near.begin(), near.end(), fits);
}

/// The one to four points diagonally next to `p`.
constexpr FewPoints diagonals_of(Point p, BoardSize size) {
    FewPoints near;
    for (const Point q : {Point{p.column - 1, p.row + 1}, Point{p.column + 1, p.row + 1},
                          Point{p.column - 1, p.row - 1}, Point{p.column + 1, p.row - 1}}) {
        if (size.contains(q)) near.push_back(q);
    }
    return near;
}

}  // namespace goterr
