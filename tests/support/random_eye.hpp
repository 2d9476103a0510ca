/// Eye spaces at random on real boards, for questions about what they are worth whose answers an exact
/// reading knows.
///
///     A space of one to eight points, black's wall around it with gaps at its sides and corners, stones of both inside, white
///     around everything, with here and there a liberty left between the two; and the same with one more eye, whole, at the end
///     of a black line.
#pragma once

#include <optional>

#include "goterr/board/chains.hpp"
#include "goterr/reading/reader.hpp"
#include "support/random.hpp"

namespace goterr::test {

struct RandomEye {
    Board board;
    Board with_an_eye;  ///< the same and one more eye
    Point stone;        ///< of the wall's largest chain
};

namespace random_eye_parts {

inline constexpr BoardSize size{13, 11};
inline constexpr int room = 6;  ///< the space lies within so many points of a corner

inline PointSet space(Random& random) {
    PointSet points(size);
    points.insert({below(random, 4), below(random, 4)});
    for (const int count = 1 + below(random, 8); points.count() < count;) {
        std::vector<Point> beside;
        for (const Point p : points)
            for (const Point q : neighbors_of(p, size))
                if (!points.contains(q) && q.column < room && q.row < room) beside.push_back(q);
        points.insert(beside[static_cast<std::size_t>(below(random, static_cast<int>(beside.size())))]);
    }
    return points;
}

inline PointSet around(const PointSet& points) {
    PointSet found(size);
    for (const Point p : points) {
        for (const Point q : neighbors_of(p, size)) found.insert(q);
        for (const Point q : diagonals_of(p, size)) found.insert(q);
    }
    return found - points;
}

inline Board drawn_at_random(Random& random) {
    const PointSet inside = space(random);
    Board board(size);
    PointSet black(size);
    for (const Point p : points_of(size))
        if (p.column < size.width - 1 && p.row < size.height - 1) board[p] = Color::white;
    for (const Point p : inside) {
        const int dice = below(random, 100);
        board[p] = dice < 65 ? Color::empty : dice < 85 ? Color::white : Color::black;
    }
    for (const Point p : around(inside)) {
        bool side = false;
        for (const Point q : neighbors_of(p, size)) side = side || inside.contains(q);
        const int dice = below(random, 100);
        if (dice < (side ? 94 : 55)) board[p] = Color::black;
        if (!side && dice >= 80) board[p] = Color::empty;
        if (board[p] == Color::black) black.insert(p);
    }
    for (const Point p : around(inside | black))
        if (board[p] == Color::white && !inside.contains(p) && below(random, 100) < 10)
            board[p] = Color::empty;
    return board;
}

/// A black line from the stone furthest to the right, and an eye at its end.
inline Board with_one_more_eye(Board board, const Chain& chain) {
    Point from = chain.stones.first();
    for (const Point p : chain.stones)
        if (p.column > from.column) from = p;
    const Point eye{size.width - 4, from.row};
    for (Point p = from; p.column < eye.column; ++p.column) board[p] = Color::black;
    board[eye] = Color::empty;
    for (const auto& near : {neighbors_of(eye, size), diagonals_of(eye, size)})
        for (const Point p : near) board[p] = Color::black;
    return board;
}

}  // namespace random_eye_parts

inline RandomEye random_eye(Random& random) {
    for (;;) {
        const Board board = random_eye_parts::drawn_at_random(random);
        const Chains chains = find_chains(board);
        int largest = -1;
        bool breathe = true;
        for (int i = 0; i < chains.count(); ++i) {
            breathe = breathe && !chains[i].liberties.empty();
            if (chains[i].side != Color::black) continue;
            if (largest < 0 || chains[i].stones.count() > chains[largest].stones.count()) largest = i;
        }
        if (!breathe || largest < 0) continue;
        const Chain& wall = chains[largest];
        const Board more = random_eye_parts::with_one_more_eye(board, wall);
        const Chains more_chains = find_chains(more);
        for (int i = 0; i < more_chains.count(); ++i) breathe = breathe && !more_chains[i].liberties.empty();
        if (breathe) return {board, more, wall.stones.first()};
    }
}

/// Everything but the last line and column and the white stones joined to these.
inline GroundQuestion question_about(const Board& board, Point stone) {
    const BoardSize size = board.size();
    const Chains chains = find_chains(board);
    PointSet ground(size);
    for (const Point p : points_of(size)) {
        if (p.column == size.width - 1 || p.row == size.height - 1) continue;
        bool outside = false;
        if (board[p] == Color::white)
            for (const Point q : chains.at(p).liberties)
                outside = outside || q.column == size.width - 1 || q.row == size.height - 1;
        if (!outside) ground.insert(p);
    }
    return {ground, PointSet(size, {stone}), PointSet(size)};
}

/// Whether black stands with `mover` to begin; nothing where a ko decides or too much would have to be read.
inline std::optional<bool> stands(const Board& board, Point stone, Color mover) {
    constexpr std::int64_t boards = 300'000;
    Reader reader(board, question_about(board, stone), boards);
    const Answered against = reader.ask({board, mover, {}, {0, Threats::endless}}, Asked::take, boards);
    const Answered with = reader.ask({board, mover, {}, {Threats::endless, 0}}, Asked::take, boards);
    if (against != with || with == Answered::unread) return std::nullopt;
    return with == Answered::no;
}

}  // namespace goterr::test
