/// The eight ways to look at a board, and the one that all equal boards share.
///
/// What searches or samples works on the board as `orient(board, canonical_orientation(board))`: positions
/// that are rotations, reflections or color swaps of each other are then the same input, whatever order moves
/// are tried in. Bit 0 mirrors the columns, bit 1 the rows, bit 2 exchanges columns and rows (done last).
#pragma once

#include "goterr/board/board.hpp"

namespace goterr {

struct Orientation {
    int bits = 0;  ///< 0..7; 0 is the board as it lies

    friend constexpr bool operator==(Orientation, Orientation) = default;
};

inline constexpr int orientations = 8;

constexpr BoardSize oriented(BoardSize size, Orientation way) {
    return (way.bits & 4) != 0 ? BoardSize{size.height, size.width} : size;
}

/// Where `p` of a board of `size` lies after turning.
constexpr Point oriented(Point p, BoardSize size, Orientation way) {
    if ((way.bits & 1) != 0) p.column = size.width - 1 - p.column;
    if ((way.bits & 2) != 0) p.row = size.height - 1 - p.row;
    return (way.bits & 4) != 0 ? Point{p.row, p.column} : p;
}

/// The way that undoes `way` (for boards of the turned size).
constexpr Orientation inverse(Orientation way) {
    const bool turned = (way.bits & 4) != 0;
    if (!turned) return way;
    return {4 | ((way.bits & 1) << 1) | ((way.bits & 2) >> 1)};
}

Board orient(const Board& board, Orientation way);

/// The orientation whose drawing comes first when stones of the color met first count as the smaller letter:
/// it turns every rotation, reflection and color swap of a board into the same drawing.
Orientation canonical_orientation(const Board& board);

}  // namespace goterr
