/// One value an intersection.
///
/// Values lie row-major from the top left, so `values()` is already in the order goterr prints. Two grids are
/// equal when their sizes and all values are.
#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "goterr/core/board_size.hpp"

namespace goterr {

template <typename T>
class Grid {
public:
    Grid() : Grid(BoardSize{}) {}
    explicit Grid(BoardSize size, T value = T{})
        : size_(size), values_(static_cast<std::size_t>(size.area()), value) {}
    Grid(BoardSize size, std::vector<T> values) : size_(size), values_(std::move(values)) {
        assert(values_.size() == static_cast<std::size_t>(size.area()));
    }

    BoardSize size() const { return size_; }
    bool contains(Point p) const { return size_.contains(p); }

    decltype(auto) operator[](Point p) { return values_[offset(p)]; }
    decltype(auto) operator[](Point p) const { return values_[offset(p)]; }

    const std::vector<T>& values() const { return values_; }
    std::vector<T>& values() { return values_; }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    std::size_t offset(Point p) const {
        assert(size_.contains(p));
        return static_cast<std::size_t>(size_.index_of(p));
    }

    BoardSize size_;
    std::vector<T> values_;
};

}  // namespace goterr
