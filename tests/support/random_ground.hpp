/// Small grounds at random within walls, for laws about reading.
#pragma once

#include <string>
#include <vector>

#include "goterr/board/orientation.hpp"
#include "goterr/reading/reader.hpp"
#include "support/random.hpp"

namespace goterr::test {

struct RandomGround {
    Board board;
    GroundQuestion question;
};

/// Points that hang together, from a corner, an edge or the middle of a board of 5x5.
inline PointSet random_area(Random& random, BoardSize size, int points) {
    PointSet area(size);
    area.insert({below(random, 3), below(random, 3)});
    while (area.count() < points) {
        std::vector<Point> beside;
        for (const Point p : area)
            for (const Point q : neighbors_of(p, size))
                if (!area.contains(q)) beside.push_back(q);
        area.insert(beside[static_cast<std::size_t>(below(random, static_cast<int>(beside.size())))]);
    }
    return area;
}

/// A chain of the ground has an empty point or a friend's wall beside it.
inline bool has_liberty(const RandomGround& ground, Point stone) {
    std::vector<Point> chain{stone};
    PointSet seen(ground.board.size(), {stone});
    for (std::size_t next = 0; next < chain.size(); ++next)
        for (const Point q : neighbors_of(chain[next], ground.board.size())) {
            if (!is_stone(ground.board[q])) return true;
            if (ground.board[q] != ground.board[stone] || seen.contains(q)) continue;
            if (!ground.question.ground.contains(q)) return true;
            seen.insert(q);
            chain.push_back(q);
        }
    return false;
}

/// Black's stones; none where somebody has no liberties.
inline std::vector<Point> possible_targets(const RandomGround& ground) {
    std::vector<Point> stones;
    for (const Point p : ground.question.ground) {
        if (is_stone(ground.board[p]) && !has_liberty(ground, p)) return {};
        if (ground.board[p] == Color::black) stones.push_back(p);
    }
    return stones;
}

struct GroundSize {
    int least = 3;
    int most = 9;
    int black_walls_one_in = 5;
};

/// So many points with black's stones and white's at random; white's walls around them, sometimes a part of
/// black's. At least one black stone, which is the target, and nobody without liberties.
inline RandomGround random_ground(Random& random, GroundSize limits = {}) {
    const BoardSize size{5, 5};
    for (;;) {
        RandomGround ground{
            Board(size),
            {random_area(random, size, limits.least + below(random, limits.most - limits.least + 1)),
             PointSet(size), PointSet(size)}};
        const bool mixed = below(random, limits.black_walls_one_in) == 0;
        for (const Point p : points_of(size)) {
            const bool blacks = mixed && p.column >= 3;
            ground.board[p] = blacks ? Color::black : Color::white;
            if (blacks && !ground.question.ground.contains(p)) ground.question.living.insert(p);
            const int dice = below(random, 10);
            if (ground.question.ground.contains(p))
                ground.board[p] = dice < 5 ? Color::empty : dice < 8 ? Color::black : Color::white;
        }
        const std::vector<Point> stones = possible_targets(ground);
        if (stones.empty()) continue;
        ground.question.all = below(random, 3) == 0;
        ground.question.target.insert(
            stones[static_cast<std::size_t>(below(random, static_cast<int>(stones.size())))]);
        return ground;
    }
}

inline std::string drawn(const RandomGround& ground) {
    std::string text;
    for (const Point p : points_of(ground.board.size())) {
        const bool within = ground.question.ground.contains(p);
        const int color = static_cast<int>(ground.board[p]);
        text += p.column == 0 ? "\n" : " ";
        text += (within ? ".xo" : ".XO")[color];
    }
    return text + (ground.question.all ? "\nall" : "\ntarget " + name_of(ground.question.target.first()));
}

inline PointSet turned(const PointSet& points, Orientation way) {
    PointSet moved(oriented(points.size(), way));
    for (const Point p : points) moved.insert(oriented(p, points.size(), way));
    return moved;
}

inline RandomGround turned_and_swapped(const RandomGround& ground, Orientation way) {
    RandomGround moved{colors_swapped(orient(ground.board, way)), ground.question};
    moved.question.ground = turned(ground.question.ground, way);
    moved.question.target = turned(ground.question.target, way);
    moved.question.living = turned(ground.question.living, way);
    return moved;
}

}  // namespace goterr::test
