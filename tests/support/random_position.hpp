/// Random boards, games and positions for laws that hold everywhere (`random.hpp` runs them).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "goterr/board/position.hpp"
#include "support/random.hpp"

namespace goterr::test {

/// Stones on `percent` of the points, whether they have liberties or not.
inline Board strewn_board(BoardSize size, int percent, Random& random) {
    Board board(size);
    for (const Point p : points_of(size))
        if (below(random, 100) < percent) board[p] = below(random, 2) == 0 ? Color::black : Color::white;
    return board;
}

/// Stones strewn over a board as thick as chance will have it; chains without liberties are taken off.
inline Board random_board(BoardSize size, Random& random) {
    Board board = strewn_board(size, below(random, 95), random);
    const Chains chains = find_chains(board);
    for (const Chain& chain : chains)
        if (chain.liberties.empty()) board = without(std::move(board), chain.stones);
    return board;
}

struct Move {
    std::optional<Point> point;  ///< none is a pass
    Color side = Color::black;
};

inline Position after(const Position& position, const Move& move) {
    return move.point ? play(position, *move.point, move.side) : pass(position, move.side);
}

/// A legal point for the side to move, or a pass when chance does not find one.
inline Move random_move(const Position& position, Random& random) {
    const BoardSize size = position.board.size();
    for (int attempt = 0; attempt < 12; ++attempt) {
        const Point p = size.point_at(below(random, size.area()));
        if (legality(position, p, position.to_move) == Legality::legal) return {p, position.to_move};
    }
    return {std::nullopt, position.to_move};
}

struct RandomGame {
    std::vector<Move> moves;
    Position end;
};

inline RandomGame random_game(BoardSize size, int moves, Random& random) {
    RandomGame game{{}, Position(size)};
    for (int i = 0; i < moves; ++i) {
        game.moves.push_back(random_move(game.end, random));
        game.end = after(game.end, game.moves.back());
    }
    return game;
}

/// A position from the middle of a random game, or a strewn one.
inline Position random_position(BoardSize size, Random& random) {
    if (below(random, 2) == 0) return random_game(size, below(random, size.area() * 2 + 1), random).end;
    Position position(size);
    position.board = random_board(size, random);
    position.to_move = below(random, 2) == 0 ? Color::black : Color::white;
    return position;
}

inline Position colors_swapped(Position position) {
    position.board = goterr::colors_swapped(std::move(position.board));
    position.to_move = opponent(position.to_move);
    std::swap(position.prisoners.black, position.prisoners.white);
    return position;
}

inline Position oriented(Position position, Orientation way) {
    const BoardSize size = position.board.size();
    position.board = goterr::oriented(position.board, way);
    if (position.ko) position.ko = goterr::oriented(*position.ko, size, way);
    return position;
}

}  // namespace goterr::test
