/// A set of small numbers of fixed size, for the liberties and candidate points of the fast board.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace goterr::playout {

template <int Size>
class Bits {
public:
    void insert(int i) { word(i) |= bit(i); }
    void erase(int i) { word(i) &= ~bit(i); }
    void set(int i, bool member) { word(i) = (word(i) & ~bit(i)) | (member ? bit(i) : 0); }
    bool contains(int i) const { return (words_[static_cast<std::size_t>(i) / 64] & bit(i)) != 0; }

    int count() const {
        int total = 0;
        for (const std::uint64_t w : words_) total += std::popcount(w);
        return total;
    }
    /// The smallest member; the set must not be empty.
    int first() const {
        std::size_t w = 0;
        while (words_[w] == 0) ++w;
        return static_cast<int>(w * 64) + std::countr_zero(words_[w]);
    }
    /// The member that has exactly `rank` smaller ones.
    int nth(int rank) const {
        std::size_t w = 0;
        for (int here = std::popcount(words_[0]); rank >= here; here = std::popcount(words_[w])) {
            rank -= here;
            ++w;
        }
        std::uint64_t rest = words_[w];
        for (; rank > 0; --rank) rest &= rest - 1;
        return static_cast<int>(w * 64) + std::countr_zero(rest);
    }
    bool within(const Bits& other) const {
        std::uint64_t outside = 0;
        for (std::size_t w = 0; w < words_.size(); ++w) outside |= words_[w] & ~other.words_[w];
        return outside == 0;
    }
    Bits& operator|=(const Bits& other) {
        for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
        return *this;
    }
    Bits& operator&=(const Bits& other) {
        for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= other.words_[w];
        return *this;
    }
    friend bool operator==(const Bits&, const Bits&) = default;

    template <typename Visit>
    void for_each(Visit visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w)
            for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(w * 64) + std::countr_zero(rest));
    }

private:
    static std::uint64_t bit(int i) { return std::uint64_t{1} << (static_cast<unsigned>(i) % 64); }
    std::uint64_t& word(int i) { return words_[static_cast<std::size_t>(i) / 64]; }

    std::array<std::uint64_t, (Size + 63) / 64> words_{};
};

}  // namespace goterr::playout
