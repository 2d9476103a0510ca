/// A set of small numbers of fixed size, for the liberties and candidate points of the fast board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "each_of.hpp"
#include "goterr/core/ones.hpp"

namespace goterr::playout {

namespace detail {

/// By a byte and a rank: which of its bits has exactly so many lower ones.
inline constexpr auto nth_bits = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0, rank = 0; bit < 8; ++bit)
            if (((byte >> bit) & 1u) != 0) table[byte][rank++] = static_cast<std::uint8_t>(bit);
    return table;
}();

}  // namespace detail

/// The bit of a byte that has exactly `rank` lower ones.
constexpr int nth_bit(unsigned byte, int rank) {
    return detail::nth_bits[byte][static_cast<std::size_t>(rank)];
}

/// The same for 64 bits: the byte is found by counting all bytes at once.
constexpr int nth_bit(std::uint64_t word, int rank) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    std::uint64_t counts = word - ((word >> 1) & (0x55 * ones));
    counts = (counts & (0x33 * ones)) + ((counts >> 2) & (0x33 * ones));
    // Byte i: how many bits the bytes 0 to i have.
    const std::uint64_t up_to = ((counts + (counts >> 4)) & (0x0f * ones)) * ones;
    const std::uint64_t ranks = static_cast<std::uint64_t>(rank) * ones;
    const int byte = ones_in(((ranks | (0x80 * ones)) - up_to) & (0x80 * ones));
    const int below = static_cast<int>(((up_to << 8) >> (8 * byte)) & 255u);
    return 8 * byte + nth_bit(static_cast<unsigned>(word >> (8 * byte)) & 255u, rank - below);
}

template <int Size>
class Bits {
    static_assert(Size <= 64 * 64, "used_words() has one bit a word");

public:
    void insert(int i) { word(i) |= bit(i); }
    void erase(int i) { word(i) &= ~bit(i); }
    void set(int i, bool member) {
        word(i) =
            (word(i) & ~bit(i)) | (static_cast<std::uint64_t>(member) << (static_cast<unsigned>(i) % 64));
    }
    /// Those of the numbers from `from` on that are set in `members`; none of them is below 0.
    void insert_window(int from, std::uint64_t members) {
        const int first = std::max(from, 0);
        members >>= first - from;
        const auto w = static_cast<std::size_t>(first) / 64;
        const auto bits = static_cast<unsigned>(first) % 64;
        words_[w] |= members << bits;
        words_[std::min(w + 1, words_.size() - 1)] |= (members >> 1) >> (63 - bits);
    }
    bool contains(int i) const { return (words_[static_cast<std::size_t>(i) / 64] & bit(i)) != 0; }

    int count() const {
        int total = 0;
        each_of<words>([&](unsigned w) { total += ones_in(words_[w]); });
        return total;
    }
    /// The smallest member; the set must not be empty.
    int first() const {
        const int w = std::countr_zero(used_words());
        return w * 64 + std::countr_zero(words_[static_cast<std::size_t>(w)]);
    }
    /// The largest one; the set must not be empty.
    int last() const {
        const int w = 63 - std::countl_zero(used_words());
        return w * 64 + 63 - std::countl_zero(words_[static_cast<std::size_t>(w)]);
    }
    /// The member that has exactly `rank` smaller ones.
    int nth(int rank) const {
        std::size_t w = 0;
        int below = 0, total = 0;
        each_of<words - 1>([&](unsigned i) {
            total += ones_in(words_[i]);
            const int passed = -static_cast<int>(rank >= total);
            w -= static_cast<std::size_t>(passed);
            below = (total & passed) | (below & ~passed);
        });
        return static_cast<int>(w * 64) + nth_bit(words_[w], rank - below);
    }
    bool within(const Bits& other) const {
        std::uint64_t outside = 0;
        each_of<words>([&](unsigned w) { outside |= words_[w] & ~other.words_[w]; });
        return outside == 0;
    }
    Bits& operator|=(const Bits& other) {
        each_of<words>([&](unsigned w) { words_[w] |= other.words_[w]; });
        return *this;
    }
    Bits& operator&=(const Bits& other) {
        each_of<words>([&](unsigned w) { words_[w] &= other.words_[w]; });
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
    static constexpr unsigned words = (Size + 63) / 64;

    static std::uint64_t bit(int i) { return std::uint64_t{1} << (static_cast<unsigned>(i) % 64); }
    /// Where a member lies cannot be foreseen: looking at all words costs less than a mispredicted branch.
    std::uint64_t used_words() const {
        std::uint64_t used = 0;
        each_of<words>([&](unsigned w) { used |= std::uint64_t{words_[w] != 0} << w; });
        return used;
    }
    std::uint64_t& word(int i) { return words_[static_cast<std::size_t>(i) / 64]; }

    std::array<std::uint64_t, words> words_{};
};

}  // namespace goterr::playout
