/// What a first move does, whatever a drawing is about: what games after it come to, what it threatens and
/// what it links. Captures and links are read, so that they see what games miss and the other way around.
#pragma once

#include "goterr/board/position.hpp"
#include "goterr/core/grid.hpp"

namespace goterr::life {

struct FirstMoveEffect {
    int points = 0;      ///< tenths that the side to move has more than the other at the end of local games
    int threatened = 0;  ///< enemy chains that could be taken if it moved again, in ko or without
    int linked = 0;      ///< own stones linked by what cannot be cut: of each two chains the smaller one's
};

/// Of legal moves of the side to move; `games` after each, and a like effort for what is read.
Grid<FirstMoveEffect> effects_of(const Position& position, const PointSet& moves, int games);

}  // namespace goterr::life
