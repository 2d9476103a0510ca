/// Some of the eight spots around a spot, ascending: candidates that lie together are one byte.
#pragma once

#include <array>
#include <cstdint>

#include "around.hpp"
#include "bits.hpp"

namespace goterr::playout {

namespace detail {

/// The places of `Around` (N E S W, NE SE SW NW) in the order of their spots: NW N NE W E SW S SE.
inline constexpr std::array<int, 4> rank_of_line{1, 4, 6, 3};
inline constexpr std::array<int, 4> rank_of_corner{2, 7, 5, 0};

constexpr auto ranked(const std::array<int, 4>& ranks) {
    return tabulate<std::uint8_t>([&ranks](int places) {
        int members = 0;
        for (int i = 0; i < 4; ++i)
            members |= ((places >> (2 * i)) & 1) << ranks[static_cast<std::size_t>(i)];
        return members;
    });
}

inline constexpr auto ranked_lines = ranked(rank_of_line);
inline constexpr auto ranked_corners = ranked(rank_of_corner);

}  // namespace detail

/// `Stride` is the distance between lines.
template <int Stride>
class SpotsAround {
public:
    /// `places` as `places_of` gives them.
    SpotsAround(int center, unsigned places)
        : center_(center),
          members_(detail::ranked_lines[places & 255u] | unsigned{detail::ranked_corners[places >> 8]}) {}

    int count() const { return ones_in(members_); }
    /// The spot that has exactly `rank` smaller ones.
    int nth(int rank) const { return center_ + steps[static_cast<std::size_t>(nth_bit(members_, rank))]; }
    void erase_nth(int rank) { members_ ^= 1u << nth_bit(members_, rank); }

private:
    static constexpr std::array<int, 8> steps{-Stride - 1, -Stride,    -Stride + 1, -1,
                                              1,           Stride - 1, Stride,      Stride + 1};

    int center_;
    unsigned members_;
};

}  // namespace goterr::playout
