/// The eight points around a point as one number, and what can be read off it.
///
/// Two bits a point (0 empty, 1 black, 2 white, 3 off the board), in the order N E S W NE SE SW NW from the
/// lowest bits: the low byte holds the neighbors along the lines, the high byte the diagonals. The board
/// keeps this number for every point, so that eyes and surroundings are one look-up in a table of 256
/// entries.
#pragma once

#include <array>
#include <cstdint>

#include "goterr/core/color.hpp"

namespace goterr::playout {

using Around = std::uint16_t;

inline constexpr Color off_board = static_cast<Color>(3);

constexpr int bits_of(Color color) { return static_cast<int>(color); }
constexpr Color other(Color side) { return static_cast<Color>(3 - bits_of(side)); }
constexpr Color color_in(int four, int i) { return static_cast<Color>((four >> (2 * i)) & 3); }

/// For four points in two bits each: how many are of a color.
constexpr int count_of(int four, Color color) {
    int count = 0;
    for (int i = 0; i < 4; ++i) count += color_in(four, i) == color ? 1 : 0;
    return count;
}

namespace detail {

template <typename Value, typename Rule>
constexpr std::array<Value, 256> tabulate(Rule rule) {
    std::array<Value, 256> table{};
    for (int four = 0; four < 256; ++four)
        table[static_cast<std::size_t>(four)] = static_cast<Value>(rule(four));
    return table;
}

/// Bit set of sides (1 black, 2 white) for which `holds(four, side)`.
template <typename Rule>
constexpr auto sides_table(Rule holds) {
    return tabulate<std::uint8_t>(
        [&](int four) { return (holds(four, Color::black) ? 1 : 0) | (holds(four, Color::white) ? 2 : 0); });
}

inline constexpr auto empties = tabulate<std::uint8_t>([](int four) { return count_of(four, Color::empty); });
inline constexpr auto enclosed =
    sides_table([](int four, Color side) { return count_of(four, side) + count_of(four, off_board) == 4; });
/// Diagonals that leave an eye real: at most one enemy in the middle of the board, none at its edge.
inline constexpr auto sound_corners = sides_table([](int four, Color side) {
    return count_of(four, other(side)) + (count_of(four, off_board) > 0 ? 1 : 0) < 2;
});

inline constexpr auto wide_eyes = sides_table([](int four, Color side) {
    return count_of(four, other(side)) == 0 && count_of(four, Color::empty) > 0;
});

inline constexpr auto stones = sides_table([](int four, Color side) { return count_of(four, side) > 0; });

}  // namespace detail

/// Bit 2i is set where place i holds `color`.
constexpr unsigned places_of(Around around, Color color) {
    const unsigned differing = around ^ (0x5555u * static_cast<unsigned>(color));
    return ~(differing | (differing >> 1)) & 0x5555u;
}

/// The number of empty neighbors.
constexpr int empty_neighbors(Around around) { return detail::empties[around & 255u]; }

/// Some neighbor is a stone of `side`.
constexpr bool touches(Around around, Color side) {
    return (detail::stones[around & 255u] & bits_of(side)) != 0;
}

/// All neighbors are stones of `side` (or there is no board).
constexpr bool is_enclosed(Around around, Color side) {
    return (detail::enclosed[around & 255u] & bits_of(side)) != 0;
}

/// An empty point enclosed by `side` whose diagonals do not make it false.
constexpr bool is_eye(Around around, Color side) {
    return (detail::enclosed[around & 255u] & detail::sound_corners[around >> 8] & bits_of(side)) != 0;
}

/// Bit set of the sides (1 black, 2 white) whose eye an empty point is.
constexpr int eye_sides(Around around) {
    return detail::enclosed[around & 255u] & detail::sound_corners[around >> 8];
}

/// Bit set of the sides (1 black, 2 white) in whose eye of several points an empty point may lie: no enemy is
/// beside it.
constexpr unsigned sides_of_wide_eye(Around around) { return detail::wide_eyes[around & 255u]; }

/// Whose an empty point is when the game is over: +1 black's, -1 white's, 0 nobody's.
constexpr int owner_sign(Around around) {
    const int sides = detail::enclosed[around & 255u];
    return (sides & 1) - (sides >> 1);
}

}  // namespace goterr::playout
