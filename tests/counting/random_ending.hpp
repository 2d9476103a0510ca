/// Endings of small boards, for `FullSearch` to say what they come to.
#pragma once

#include <algorithm>
#include <optional>

#include "counting/full_search.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/position.hpp"
#include "goterr/life/unconditional.hpp"
#include "support/random.hpp"

namespace goterr::test {

/// A small board at the end of a game from which some stones were taken off again: what is safe whatever
/// anybody plays, and what is open between.
struct Ending {
    Position position;
    Grid<Color> owner;
    PointSet open;
    int to_fill = 0;
};

inline bool is_own_eye(const Position& position, Point p) {
    const FewPoints near = neighbors_of(p, position.board.size());
    return std::all_of(near.begin(), near.end(),
                       [&](Point q) { return position.board[q] == position.to_move; });
}

inline Position played_at_random(BoardSize size, Random& random) {
    Position position(size);
    for (int move = 0, passes = 0; move < 4 * size.area() && passes < 2; ++move) {
        std::vector<Point> moves;
        for (const Point p : points_of(size))
            if (!is_own_eye(position, p) && legality(position, p, position.to_move) == Legality::legal)
                moves.push_back(p);
        passes = moves.empty() ? passes + 1 : 0;
        const Color side = position.to_move;
        position =
            moves.empty()
                ? pass(position, side)
                : play(position,
                       moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))], side);
    }
    Position ended(size);
    ended.board = std::move(position.board);
    return ended;
}

inline Ending ending_of(Position position) {
    position.ko.reset();
    const BoardSize size = position.board.size();
    const Chains chains = find_chains(position.board);
    const UnconditionalLife life = find_unconditional_life(position.board, chains);
    Ending ending{position, Grid<Color>(size), PointSet(size)};
    for (const Point p : points_of(size)) {
        const signed char owner = life.owner[p];
        ending.owner[p] = owner > 0 ? Color::black : owner < 0 ? Color::white : Color::empty;
        if (owner != 0) continue;
        ending.open.insert(p);
        ending.to_fill += is_stone(position.board[p]) ? 0 : 1;
    }
    return ending;
}

inline std::optional<Ending> random_ending(Random& random, int most_open) {
    const BoardSize size{5 + below(random, 3), 5 + below(random, 3)};
    Position position = played_at_random(size, random);
    const int away = 2 + below(random, 12);
    for (int i = 0; i < away; ++i) {
        const Point p = size.point_at(below(random, size.area()));
        Position thinner = position;
        thinner.board[p] = below(random, 5) == 0 ? opponent(thinner.board[p]) : Color::empty;
        for (const Chain& chain : find_chains(thinner.board))
            if (chain.liberties.empty()) thinner.board = without(std::move(thinner.board), chain.stones);
        const Ending ending = ending_of(thinner);
        if (ending.to_fill <= most_open && ending.open.count() < size.area() / 2 + 4) position = thinner;
    }
    const Ending ending = ending_of(position);
    if (ending.to_fill < 2 || ending.to_fill > most_open || ending.open.count() == size.area())
        return std::nullopt;
    return ending;
}

inline SmallBoard small_board(const Ending& ending) {
    const BoardSize size = ending.owner.size();
    SmallBoard small{size.width, size.height, ""};
    for (const Point p : points_of(size)) {
        const Color stone = ending.position.board[p], owner = ending.owner[p];
        if (ending.open.contains(p))
            small.letters += stone == Color::black ? 'x' : stone == Color::white ? 'o' : '.';
        else if (stone == owner)
            small.letters += owner == Color::black ? 'X' : 'O';
        else if (is_stone(stone))
            small.letters += owner == Color::black ? '*' : '#';
        else
            small.letters += owner == Color::black ? '+' : '-';
    }
    return small;
}

inline int settled_points(const Ending& ending, bool area) {
    int points = 0;
    for (const Point p : points_of(ending.owner.size())) {
        const Color stone = ending.position.board[p], owner = ending.owner[p];
        const int worth = area ? 1 : stone == owner ? 0 : is_stone(stone) ? 2 : 1;
        points += sign(owner) * worth;
    }
    return points;
}

}  // namespace goterr::test
