/// Nakade: the vital point of a small eye space that the enemy has just touched.
#pragma once

#include <algorithm>

#include "shapes.hpp"
#include "turn.hpp"

namespace goterr::playout {

/// Adds what is connected to the first spot of `space`, which has no own stone beside it, as long as it is an
/// eye space of the enemy: at most six empty points without an own stone beside them. False when it is none;
/// `space` then holds a part of it.
template <int Side>
bool explore_enemy_eye(const Turn<Side>& turn, Shape& space) {
    for (int i = 0; i < space.size(); ++i) {
        unsigned fresh = 0, own = 0;
        const unsigned places = places_of(turn.board.around(space[i]), Color::empty);
        each_of<4>([&](unsigned line) {
            const int spot = space[i] + turn.board.lines[line];
            fresh |= unsigned{!space.contains(spot)} << (2 * line);
            own |= unsigned{touches(turn.board.around(spot), turn.own)} << (2 * line);
        });
        if ((own & places) != 0) return false;
        for (const int spot : typename FastBoard<Side>::Near(space[i], fresh & places))
            if (!space.add(spot)) return false;
    }
    return true;
}

/// The empty spots beside a spot that may be in an eye space of the enemy with more than one point. All four
/// are looked at, which costs less than a branch for each.
template <int Side>
typename FastBoard<Side>::Near wide_enemy_eyes_beside(const Turn<Side>& turn, int spot) {
    const auto& board = turn.board;
    unsigned places = 0;
    each_of<4>([&](unsigned i) {
        const unsigned sides = sides_of_wide_eye(board.around(spot + board.lines[i]));
        places |= ((sides >> (bits_of(turn.enemy) - 1)) & 1u) << (2 * i);
    });
    return {spot, places & places_of(board.around(spot), Color::empty)};
}

/// The vital point of an enemy eye space beside his last move.
template <int Side>
int answer_nakade(const Turn<Side>& turn) {
    const auto& board = turn.board;
    Shape space;
    for (const int spot : wide_enemy_eyes_beside(turn, board.last())) {
        if (std::find(space.begin(), space.end(), spot) != space.end()) continue;
        space = Shape{};
        space.add(spot);
        if (!explore_enemy_eye(turn, space)) continue;
        const ShapeFate shape = fate_of(space, board.stride);
        if (shape.fate == Fate::vital && board.is_legal(shape.vital_spot, turn.own)) return shape.vital_spot;
    }
    return no_spot;
}

}  // namespace goterr::playout
