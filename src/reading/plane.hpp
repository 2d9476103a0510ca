/// A set of cells as bits of a few machine words: floods and chains are shifts and masks.
///
/// A ground lies in a plane row by row with one unused bit after each row, so that a step to a neighbor is a
/// shift and nothing wraps around. `words` is how many words the ground at hand takes: 1 for most problems, 6
/// for all of 19x19.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "goterr/core/ones.hpp"

namespace goterr::reading {

template <std::size_t words>
class Plane {
public:
    static constexpr int bits = static_cast<int>(words) * 64;

    static Plane single(int cell) {
        Plane plane;
        plane.insert(cell);
        return plane;
    }
    bool contains(int cell) const { return (words_[word(cell)] >> (cell & 63) & 1) != 0; }
    void insert(int cell) { words_[word(cell)] |= std::uint64_t{1} << (cell & 63); }
    void flip(int cell) { words_[word(cell)] ^= std::uint64_t{1} << (cell & 63); }

    bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t w : words_) all |= w;
        return all == 0;
    }
    int count() const {
        int total = 0;
        for (const std::uint64_t w : words_) total += ones_in(w);
        return total;
    }
    bool has_several() const {
        Plane rest = *this;
        if (rest.empty()) return false;
        rest.remove_first();
        return !rest.empty();
    }
    bool intersects(const Plane& other) const { return !(*this & other).empty(); }
    bool includes(const Plane& other) const { return (other - *this).empty(); }

    /// The first cell; the plane must not be empty.
    int first() const {
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        return static_cast<int>(i) * 64 + std::countr_zero(words_[i]);
    }
    void remove_first() {
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        words_[i] &= words_[i] - 1;
    }

    template <typename Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < words; ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
    }

    /// Towards higher cells by `step`, 0 < step < 64.
    Plane up(int step) const {
        Plane moved;
        std::uint64_t carried = 0;
        for (std::size_t i = 0; i < words; ++i) {
            moved.words_[i] = words_[i] << step | carried;
            carried = words_[i] >> (64 - step);
        }
        return moved;
    }
    Plane down(int step) const {
        Plane moved;
        std::uint64_t carried = 0;
        for (std::size_t i = words; i-- > 0;) {
            moved.words_[i] = words_[i] >> step | carried;
            carried = words_[i] << (64 - step);
        }
        return moved;
    }

    friend Plane operator|(Plane a, const Plane& b) {
        for (std::size_t i = 0; i < words; ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend Plane operator&(Plane a, const Plane& b) {
        for (std::size_t i = 0; i < words; ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend Plane operator-(Plane a, const Plane& b) {
        for (std::size_t i = 0; i < words; ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend bool operator==(const Plane&, const Plane&) = default;

private:
    static std::size_t word(int cell) { return words == 1 ? 0 : static_cast<std::size_t>(cell) >> 6; }

    std::array<std::uint64_t, words> words_{};
};

}  // namespace goterr::reading
