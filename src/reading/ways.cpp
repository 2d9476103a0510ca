#include "ways.hpp"

namespace goterr::reading {

void add_liberties(const ReadingBoard& board, Cell stone, int most, Candidates& moves) {
    const Liberties liberties = board.liberties(stone, most + 1);
    if (liberties.count() > most) return;
    for (const Cell liberty : liberties) moves.add(liberty, 45 - 10 * liberties.count());
}

void add_ways(const Ground& ground, const Ground::Places& chain, const Ground::Places& others, int few,
              Candidates& moves) {
    const ReadingBoard& board = ground.board();
    const Ground::Steps from = ground.steps_from(chain), to = ground.steps_from(others);
    const std::uint32_t start = board.moment();
    ground.for_ways(from, to, Ground::least_to(chain, to) + 1, [&](Cell cell, int way) {
        if (board.is_empty(cell))
            moves.add(cell, 40 - 10 * way);
        else if (!board.met_since(start, cell))  // once for each chain
            add_liberties(board, cell, board.at(cell) == ground.owner() ? few : 3, moves);
    });
}

}  // namespace goterr::reading
