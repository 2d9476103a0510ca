/// The eye spaces of both sides, cut out of a position, and what each is worth.
///
/// Each side's domain grows from its lively stones (those reading does not give up): the points next to them,
/// then points backed by two neighboring points of the domain, so that it passes through no gap of one point.
/// What only one side reaches is its eye space; what both reach beside it is a margin, where the opponent
/// comes in. A point at the end of a space is a false eye if the opponent holds too many of its diagonals,
/// half an eye if one move there decides; a move there whose stone is taken again by reading decides nothing.
/// The value is read from the shape, see eye_reader.hpp; a space of more than `EyeShape::most_cells` points
/// counts two eyes when it has more than three points beyond twice its margins. Follows the account of GNU
/// Go's eye spaces in its manual ("Eyes and half eyes", version 3.8).
#pragma once

#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/eyes/eye_value.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

struct EyeSpace {
    Color side = Color::empty;  ///< the defender, whose eyes they are
    PointSet points;            ///< all of it: empty points, prisoners and margins
    PointSet margins;
    PointSet half_eyes;   ///< ends of the space that a move on a diagonal makes or breaks
    PointSet false_eyes;  ///< ends of the space that make no eye
    EyeValue value;
    std::vector<Point> attack;   ///< the opponent's moves that matter, see ShapeValue; in reading order
    std::vector<Point> defense;  ///< and the defender's
    std::vector<int> chains;     ///< the defender's chains around it, by number, ascending

    friend bool operator==(const EyeSpace&, const EyeSpace&) = default;
};

/// Black's spaces before white's, each in reading order of their first points.
using EyeSpaces = std::vector<EyeSpace>;

/// `chains` and `tactics` must be those of the board.
EyeSpaces find_eye_spaces(const Board& board, const Chains& chains, const Tactics& tactics);

}  // namespace goterr
