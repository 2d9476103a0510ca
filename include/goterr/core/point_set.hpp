/// A set of points of one board, as a bit set: `|`, `&` and `-` are union, intersection and difference.
///
/// Iteration goes row by row from the top left. Sets of different board sizes never meet.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "goterr/core/board_size.hpp"

namespace goterr {

namespace detail {

/// Bits for a board: in place up to 19x19, on the heap for larger ones.
class BoardWords {
public:
    explicit BoardWords(std::size_t count) : count_(count) {
        if (count > in_place) many_.assign(count, 0);
    }

    std::size_t size() const { return count_; }
    std::uint64_t* begin() { return count_ > in_place ? many_.data() : few_.data(); }
    std::uint64_t* end() { return begin() + count_; }
    const std::uint64_t* begin() const { return count_ > in_place ? many_.data() : few_.data(); }
    const std::uint64_t* end() const { return begin() + count_; }
    std::uint64_t& operator[](std::size_t i) { return begin()[i]; }
    std::uint64_t operator[](std::size_t i) const { return begin()[i]; }

    friend bool operator==(const BoardWords&, const BoardWords&) = default;

private:
    static constexpr std::size_t in_place = (19 * 19 + 63) / 64;

    std::size_t count_;
    std::array<std::uint64_t, in_place> few_{};
    std::vector<std::uint64_t> many_;
};

}  // namespace detail

class PointSet {
public:
    PointSet() : PointSet(BoardSize{}) {}
    explicit PointSet(BoardSize size)
        : size_(size), words_((static_cast<std::size_t>(size.area()) + 63) / 64) {}
    PointSet(BoardSize size, std::initializer_list<Point> points) : PointSet(size) {
        for (const Point p : points) insert(p);
    }

    BoardSize size() const { return size_; }
    bool contains(Point p) const { return (words_[word(p)] & bit(p)) != 0; }
    void insert(Point p) { words_[word(p)] |= bit(p); }
    void erase(Point p) { words_[word(p)] &= ~bit(p); }

    int count() const {
        int total = 0;
        for (const std::uint64_t w : words_) total += std::popcount(w);
        return total;
    }
    bool empty() const {
        for (const std::uint64_t w : words_)
            if (w != 0) return false;
        return true;
    }
    bool intersects(const PointSet& other) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if ((words_[i] & other.words_[i]) != 0) return true;
        return false;
    }
    bool includes(const PointSet& other) const { return (other - *this).empty(); }

    /// The first point in reading order; the set must not be empty.
    Point first() const { return *begin(); }

    PointSet& operator|=(const PointSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    PointSet& operator&=(const PointSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    PointSet& operator-=(const PointSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
    friend bool operator==(const PointSet&, const PointSet&) = default;

    class Iterator {
    public:
        Iterator(const PointSet* set, std::size_t word) : set_(set), word_(word) { load(); }
        Point operator*() const {
            return set_->size_.point_at(static_cast<int>(word_ * 64) + std::countr_zero(rest_));
        }
        Iterator& operator++() {
            rest_ &= rest_ - 1;
            if (rest_ == 0) {
                ++word_;
                load();
            }
            return *this;
        }
        bool operator==(const Iterator& other) const { return word_ == other.word_ && rest_ == other.rest_; }

    private:
        void load() {
            rest_ = 0;
            while (word_ < set_->words_.size() && (rest_ = set_->words_[word_]) == 0) ++word_;
        }

        const PointSet* set_;
        std::size_t word_;
        std::uint64_t rest_ = 0;
    };

    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, words_.size()}; }

private:
    std::size_t word(Point p) const {
        assert(size_.contains(p));
        return static_cast<std::size_t>(size_.index_of(p)) / 64;
    }
    std::uint64_t bit(Point p) const {
        return std::uint64_t{1} << (static_cast<std::size_t>(size_.index_of(p)) % 64);
    }

    BoardSize size_;
    detail::BoardWords words_;
};

/// As a list, in reading order.
inline std::vector<Point> points_in(const PointSet& set) {
    std::vector<Point> points;
    for (const Point p : set) points.push_back(p);
    return points;
}

inline PointSet all_points(BoardSize size) {
    PointSet all(size);
    for (const Point p : points_of(size)) all.insert(p);
    return all;
}

}  // namespace goterr
