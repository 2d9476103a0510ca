/// Small shapes beside the last move that call for an answer: cutting points, hanes and connections.
///
/// A spot cuts or joins two of its neighbors of one color where these are different chains, in two cases: the
/// corner between them has a stone of the other color, or they lie opposite each other and no third neighbor
/// is of their color. A hane is a neighbor that lies beside an empty one with a stone of the other color on
/// the corner. Two tables, one by the neighbors and one by the corners, tell all of this but the chains from
/// one look at `Around`.
#pragma once

#include "turn.hpp"

namespace goterr::playout {

namespace detail {

/// Four bits for the corners NE SE SW NW, from the lowest: hanes of black neighbors, of white ones, pairs of
/// black neighbors, of white ones.
constexpr int corner_shapes_of(int neighbors) {
    int shapes = 0;
    for (int i = 0; i < 8; ++i) {
        const Color side = i < 4 ? Color::black : Color::white;
        const Color a = color_in(neighbors, i % 4), b = color_in(neighbors, (i + 1) % 4);
        const bool hane = (a == side && b == Color::empty) || (b == side && a == Color::empty);
        const bool pair = a == side && b == side;
        shapes |= (hane ? 1 : 0) << i | (pair ? 256 : 0) << i;
    }
    return shapes;
}

/// The shapes that corners allow: those of the other color's neighbors.
constexpr int corner_shapes_allowed(int corners) {
    int shapes = 0;
    for (int i = 0; i < 8; ++i) {
        const Color side = i < 4 ? Color::black : Color::white;
        if (color_in(corners, i % 4) == other(side)) shapes |= 257 << i;
    }
    return shapes;
}

/// Whether one color has the neighbors `i` and `i + 2` and neither of the others.
constexpr bool lie_opposite(int neighbors, int i) {
    const Color side = color_in(neighbors, i);
    return is_stone(side) && side != off_board && side == color_in(neighbors, i + 2) &&
           side != color_in(neighbors, 1 - i) && side != color_in(neighbors, 3 - i);
}

inline constexpr auto corner_shapes = tabulate<std::uint16_t>(corner_shapes_of);
inline constexpr auto allowed_shapes = tabulate<std::uint16_t>(corner_shapes_allowed);
/// Bit i: the neighbors `i` and `i + 2`.
inline constexpr auto opposite_pairs = tabulate<std::uint8_t>([](int neighbors) {
    return (lie_opposite(neighbors, 0) ? 1 : 0) | (lie_opposite(neighbors, 1) ? 2 : 0);
});

/// Some stone is near, but not three of the same side: those are its own shape already.
inline constexpr auto contested = sides_table([](int four, Color side) {
    return count_of(four, side) < 3 && count_of(four, Color::black) + count_of(four, Color::white) > 0;
});

}  // namespace detail

/// Bits 0 to 3: the neighbors i and i + 1 would have to be of different chains; bits 4 and 5: the neighbors i
/// - 4 and i - 2.
template <int Side>
bool divides_chains(const FastBoard<Side>& board, int spot, unsigned pairs) {
    for (; pairs != 0; pairs &= pairs - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(pairs));
        const std::size_t a = i % 4, b = (i < 4 ? i + 1 : i + 2) % 4;
        if (board.head(spot + board.lines[a]) != board.head(spot + board.lines[b])) return true;
    }
    return false;
}

/// The places around a spot (as `places_of` gives them) that are such points, for `own` to play. What is one
/// whatever the chains are is found without a branch.
template <int Side>
unsigned cuts_and_connections(const Turn<Side>& turn, int spot) {
    unsigned found = 0;
    for (unsigned rest = places_of(turn.board.around(spot), Color::empty); rest != 0; rest &= rest - 1) {
        const int near = spot + turn.board.ring[static_cast<std::size_t>(std::countr_zero(rest)) / 2];
        const unsigned neighbors = turn.board.around(near) & 255u, corners = turn.board.around(near) >> 8;
        const unsigned contested = (unsigned{detail::contested[neighbors]} >> (bits_of(turn.own) - 1)) & 1u;
        const unsigned shapes = detail::corner_shapes[neighbors] & unsigned{detail::allowed_shapes[corners]};
        const unsigned sure = contested & unsigned{(shapes & 255u) != 0};
        const unsigned pairs =
            (((shapes >> 8) | (shapes >> 12)) & 15u) | unsigned{detail::opposite_pairs[neighbors]} << 4;
        const unsigned asked = pairs & (0u - (contested & ~sure));
        const unsigned place = rest & (0u - rest);
        found |= place & (0u - sure);
        if (asked != 0 && divides_chains(turn.board, near, asked)) found |= place;
    }
    return found;
}

}  // namespace goterr::playout
