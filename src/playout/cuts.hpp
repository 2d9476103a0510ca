/// Small shapes beside the last move that call for an answer: cutting points, hanes and connections.
#pragma once

#include "turn.hpp"

namespace goterr::playout {

enum class Cut : std::uint8_t { none, between_chains, always };

namespace detail {

/// Two neighbors of a spot and the corner between them, two bits each from the lowest: a corner stone of the
/// other color makes it a place where the two could be cut or joined (if they are of different chains), or
/// where one stone faces an open side (a hane).
constexpr Cut cut_of_corner(int three) {
    const Color a = color_in(three, 0), b = color_in(three, 1), corner = color_in(three, 2);
    if (!is_stone(corner) || corner == off_board) return Cut::none;
    const Color cut = other(corner);
    if (a == cut && b == cut) return Cut::between_chains;
    return (a == cut && b == Color::empty) || (b == cut && a == Color::empty) ? Cut::always : Cut::none;
}

inline constexpr auto corner_cuts = tabulate<Cut>(cut_of_corner);

/// Sides that stand on two opposite neighbors and on neither of the others.
inline constexpr auto opposite_sides = sides_table([](int four, Color side) {
    const auto has = [&](int i) { return color_in(four, i) == side; };
    return (has(0) && has(2) && !has(1) && !has(3)) || (has(1) && has(3) && !has(0) && !has(2));
});

/// Some stone is near, but not three of the same side: those are its own shape already.
inline constexpr auto contested = sides_table([](int four, Color side) {
    return count_of(four, side) < 3 && count_of(four, Color::black) + count_of(four, Color::white) > 0;
});

}  // namespace detail

template <int Side>
bool are_different_chains(const FastBoard<Side>& board, int a, int b) {
    return board.head(a) != board.head(b);
}

template <int Side>
bool has_cut_corner(const FastBoard<Side>& board, int spot) {
    const unsigned near = board.around(spot) & 255u, corners = board.around(spot) >> 8;
    const unsigned around_twice = near | (near << 8);
    for (unsigned i = 0; i < 4; ++i) {
        const unsigned three = ((around_twice >> (2 * i)) & 15u) | (((corners >> (2 * i)) & 3u) << 4);
        const Cut cut = detail::corner_cuts[three];
        if (cut == Cut::none) continue;
        if (cut == Cut::always) return true;
        if (are_different_chains(board, spot + board.lines[i], spot + board.lines[(i + 1) % 4])) return true;
    }
    return false;
}

/// Two opposite neighbors are of different chains of one side, and neither of the others belongs to it.
template <int Side>
bool is_between_chains(const FastBoard<Side>& board, int spot) {
    const int sides = detail::opposite_sides[board.around(spot) & 255u];
    if (sides == 0) return false;
    const auto joins = [&](std::size_t i) {
        const int a = spot + board.lines[i], b = spot + board.lines[i + 2];
        return board.at(a) == board.at(b) && (bits_of(board.at(a)) & sides) != 0 &&
               board.at(a) != off_board && are_different_chains(board, a, b);
    };
    return joins(0) || joins(1);
}

/// Whether an empty spot is such a point, for `own` to play.
template <int Side>
bool is_cut_or_connection(const Turn<Side>& turn, int spot) {
    if ((detail::contested[turn.board.around(spot) & 255u] & bits_of(turn.own)) == 0) return false;
    return has_cut_corner(turn.board, spot) || is_between_chains(turn.board, spot);
}

}  // namespace goterr::playout
