/// Where a drawing lies that shows a part of a board: at the edges that are drawn, in the middle of sides of
/// which none is.
#pragma once

#include <optional>

#include "diagram_signs.hpp"

namespace goterr::diagram {

/// Of a part that does not say how large its board is.
inline constexpr int usual_side = 19;

/// The sides of a drawing that are the board's.
struct Edges {
    bool top = false, bottom = false, left = false, right = false;
};

/// How many lines a square board has of which this is a part; nothing where one more edge had to be drawn.
std::optional<int> side_between(Edges edges, BoardSize drawn);

/// The signs of the whole board, of which the drawing is no larger part.
Grid<Sign> placed(const Grid<Sign>& drawn, Edges edges, BoardSize whole);

/// The lowest and leftmost point of the drawing on the whole board.
Point corner_of_part(BoardSize drawn, Edges edges, BoardSize whole);

}  // namespace goterr::diagram
