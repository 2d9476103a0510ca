/// Estimates made by hand from one drawing, for tests of what is shown: no judgment is run.
///
/// X O living stones, x o dead ones, S s black and white stones in seki, U u unsettled ones; + - points of
/// black and white that count, p m points that only lean to black and white, . nobody's.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "support/diagram.hpp"

namespace goterr::test {

inline Color stone_of(char c) {
    if (c == 'X' || c == 'x' || c == 'S' || c == 'U') return Color::black;
    return c == 'O' || c == 'o' || c == 's' || c == 'u' ? Color::white : Color::empty;
}

inline Color owner_of(char c) {
    if (c == 'X' || c == 'o' || c == '+' || c == 'S' || c == 'U') return Color::black;
    return c == 'O' || c == 'x' || c == '-' || c == 's' || c == 'u' ? Color::white : Color::empty;
}

inline double lean_of(char c) {
    switch (c) {
        case 'U': return 0.1;
        case 'u': return -0.2;
        case 'p': return 0.5;
        case 'm': return -0.35;
        case '+': return 0.9;
        case '-': return -0.95;
        default: return sign(owner_of(c)) * 0.98;
    }
}

inline Dragon dragon_of(char c, const PointSet& stones) {
    Dragon dragon;
    dragon.side = stone_of(c);
    dragon.stones = stones;
    dragon.status = c == 'x' || c == 'o'   ? Status::dead
                    : c == 'S' || c == 's' ? Status::seki
                    : c == 'U' || c == 'u' ? Status::critical
                                           : Status::alive;
    return dragon;
}

/// The lead and its interval are what the test says, not counted.
inline Estimate sketch(const std::string& drawing, double lead = 3.5) {
    const Grid<char> drawn_cells = cells(drawing);
    const BoardSize size = drawn_cells.size();
    Estimate estimate;
    estimate.position = Position(size);
    estimate.owner = Grid<Color>(size);
    estimate.ownership = Grid<float>(size);
    estimate.dead = estimate.seki = PointSet(size);
    for (const Point p : points_of(size)) {
        const char c = drawn_cells[p];
        estimate.position.board[p] = stone_of(c);
        estimate.owner[p] = owner_of(c);
        estimate.ownership[p] = static_cast<float>(lean_of(c));
        if (c == 'x' || c == 'o') estimate.dead.insert(p);
        if (c == 'S' || c == 's') estimate.seki.insert(p);
    }
    for (const char c : std::string("XOxoSsUu"))
        if (const PointSet stones = marked(drawing, c); !stones.empty())
            estimate.dragons.push_back(dragon_of(c, stones));
    estimate.score.white.komi = estimate.options.komi;
    estimate.score.white.territory = 20;
    estimate.score.black.territory = 20 + estimate.options.komi + lead;
    estimate.low = lead - 2;
    estimate.high = lead + 2;
    return estimate;
}

}  // namespace goterr::test
