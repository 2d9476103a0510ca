/// A random ground (random_ground.hpp) in the corner of a board on which its walls live, so that what looks
/// at whole boards can be asked what an enumeration of the ground knows.
#pragma once

#include <optional>

#include "goterr/board/chains.hpp"
#include "support/diagram.hpp"
#include "support/random_ground.hpp"

namespace goterr::test {

namespace walled_ground_parts {

inline const char* const whites = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O . . .
    . . . . . O . . .
    . . . . . O . . .
    . . . . . O . . .
    . . . . . O . . .
    . . . . . O . . .)";

inline const char* const blacks_too = R"(
    . . . X . . . . .
    O O O X . . . . .
    . O . X . . . . .
    O O O X X X . . .
    . . . . . X . . .
    . . . . . X . . .
    . . . . . X . . .
    . . . . . X . . .
    . . . . . X . . .)";

inline PointSet moved(const PointSet& points, BoardSize size) {
    PointSet found(size);
    for (const Point p : points) found.insert(p);
    return found;
}

}  // namespace walled_ground_parts

/// Nothing where a wall would not be joined to what lives outside.
inline std::optional<RandomGround> walled(const RandomGround& ground) {
    using namespace walled_ground_parts;
    const bool blacks = !ground.question.living.empty();
    Board board = board_from_diagram(blacks ? blacks_too : whites);
    GroundQuestion question{moved(ground.question.ground, board.size()),
                            moved(ground.question.target, board.size()),
                            moved(ground.question.living, board.size()), ground.question.all};
    const int rows = ground.board.size().height;
    for (const Point p : points_of(ground.board.size())) board[p] = ground.board[p];
    for (const Point p : points_of(board.size()))
        if (board[p] == Color::black && !question.ground.contains(p)) question.living.insert(p);
    for (const Chain& chain : find_chains(board)) {
        bool outside = false, inside = true;
        for (const Point p : chain.stones) {
            outside = outside || p.row >= rows || p.column >= rows;
            inside = inside && question.ground.contains(p);
        }
        if (!inside && !outside) return std::nullopt;
    }
    return RandomGround{board, question};
}

inline RandomGround random_walled_ground(Random& random, GroundSize limits) {
    for (;;)
        if (const auto ground = walled(random_ground(random, limits))) return *ground;
}

}  // namespace goterr::test
