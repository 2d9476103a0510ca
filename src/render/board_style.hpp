/// The board, its lines, stones and marks as shapes, in wood or as in print. One intersection is `cell` wide.
#pragma once

#include <vector>

#include "goterr/core/board_size.hpp"
#include "goterr/core/color.hpp"
#include "goterr/core/point_set.hpp"
#include "goterr/render/board_picture.hpp"
#include "goterr/render/drawing.hpp"

namespace goterr {

using Shapes = std::vector<Shape>;

constexpr double cell = 32;

/// The colors of a style.
struct BoardStyle {
    Paint paper;  ///< around the board
    Paint board;
    Paint line;
    Paint text;
    Paint faint_text;
    Paint even_ground;   ///< under a point of neither side
    Paint black_ground;  ///< under one that is wholly black's
    Paint white_ground;
    Paint amount;         ///< under the largest number where sides do not matter
    bool shaded = false;  ///< stones round and on wood, else flat
};

const BoardStyle& style_of(PictureStyle style);

inline constexpr double picture_edge = cell * 0.5;

void append(Shapes& shapes, Shapes more);

/// Where an intersection lies when the board's upper left one lies at `origin`.
Spot spot_of(Point point, BoardSize size, Spot origin);

/// The columns and rows of a board that are drawn.
struct BoardWindow {
    int left = 0, right = 0, bottom = 0, top = 0;

    int width() const { return right - left + 1; }
    int height() const { return top - bottom + 1; }
    bool shows(Point p) const {
        return p.column >= left && p.column <= right && p.row >= bottom && p.row <= top;
    }
};

BoardWindow whole_board(BoardSize size);

/// As much of the board as shows these points with two lines around them, and an edge that is near.
BoardWindow window_around(const PointSet& points, BoardSize size);

/// The ground a board is drawn on, and where on it the lines begin.
struct BoardPlace {
    double width = 0;
    double height = 0;
    /// The board's upper left intersection, outside of the ground where it is not in the window.
    Spot origin;
    bool coordinates = true;
    Spot corner = {};  ///< the ground's upper left
    BoardWindow window = {};
};

/// A board narrower than its caption stands in the middle.
BoardPlace place_of(BoardSize size, const PictureOptions& options, Spot corner = {});
BoardPlace place_of(BoardSize size, const BoardWindow& window, const PictureOptions& options,
                    Spot corner = {});

/// The wood or paper with the lines, star points and, if asked for, coordinates on all four sides.
Shapes empty_board(BoardSize size, const BoardPlace& place, const BoardStyle& style);

Shapes stone(Spot center, Color color, const BoardStyle& style);
/// A stone that is off the board in the count.
Shapes faded_stone(Spot center, Color color, const BoardStyle& style);

/// A square for the owner, `sure` 0..1; `counted` ones are framed.
Shapes owner_square(Spot center, Color owner, double sure, bool counted);

/// The ground of a point. It reaches to its neighbors' ground: no line shows between numbers. `lean`, -1..1,
/// black positive, shades it for a side or, unless `by_side`, by its size alone.
Shapes tile(Spot center, double lean, bool by_side, const BoardStyle& style);

/// Shade that fades into that of the neighbors, darker or lighter the surer the point is.
Shapes glow(Spot center, double lean);

/// What shows on a stone or square of `color`.
Rgb contrast_to(Color color);

/// On a stone of `color`: a ring (`around` leaves room for another mark inside), a triangle, a question mark.
Shapes last_move_mark(Spot center, Color color, bool around);
Shapes seki_mark(Spot center, Color color);
Shapes unsettled_mark(Spot center, Color color);

}  // namespace goterr
