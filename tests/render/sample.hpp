/// A small finished position with a dead stone, for the renderers to show.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/provenance.hpp"
#include "support/diagram.hpp"

namespace goterr::test {

inline Grid<Color> owners(const std::string& drawing) {
    const Grid<char> drawn_cells = cells(drawing);
    Grid<Color> owner(drawn_cells.size());
    for (const Point p : points_of(owner.size()))
        owner[p] = drawn_cells[p] == 'B' ? Color::black : drawn_cells[p] == 'W' ? Color::white : Color::empty;
    return owner;
}

/// Black has the left side and a dead stone in it, white the right; one dame in the middle.
inline Estimate sample_estimate() {
    Estimate sample;
    sample.position = Position(BoardSize{5, 4});
    sample.position.board = board_from_diagram(R"(
        . X . O .
        O X . O .
        . X X O .
        . X O O .)");
    sample.position.prisoners = {2, 1};
    sample.taken = {2, 1};
    sample.owner = owners(R"(
        B B . W W
        B B . W W
        B B B W W
        B B W W W)");
    sample.ownership = Grid<float>(BoardSize{5, 4}, 0.9F);
    sample.ownership[Point{4, 3}] = -0.125F;
    sample.ownership[Point{4, 2}] = -1;
    sample.ownership[Point{4, 1}] = -0.0001F;
    sample.dead = marked(R"(
        . . . . .
        D . . . .
        . . . . .
        . . . . .)",
                         'D');
    sample.seki = PointSet(BoardSize{5, 4});
    sample.options.komi = 0.5;
    sample.score.black = {.territory = 4, .prisoners = 3};
    sample.score.white = {.territory = 4, .prisoners = 1, .komi = 0.5};
    sample.low = 0.5;
    sample.high = 2.5;
    sample.finished = true;
    sample.confident = true;
    return sample;
}

inline Dragon critical_dragon(Color side, PointSet stones) {
    Dragon dragon;
    dragon.side = side;
    dragon.stones = std::move(stones);
    dragon.status = Status::critical;
    return dragon;
}

inline Provenance sample_provenance() {
    Provenance from;
    from.file = "games/a.sgf";
    from.move = 13;
    return from;
}

}  // namespace goterr::test
