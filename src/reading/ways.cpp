#include "ways.hpp"

namespace goterr::reading {

void add_liberties(const ReadingBoard& board, Cell stone, int most, Candidates& moves) {
    const Liberties liberties = board.liberties(stone, most + 1);
    if (liberties.count() > most) return;
    for (const Cell liberty : liberties) moves.add(liberty, 45 - 10 * liberties.count());
}

void add_ways(const ReadingBoard& board, const Ground& ground, const Ground::Steps& from,
              const Ground::Steps& to, int least, Color owner, int few, Candidates& moves) {
    const std::uint32_t start = board.moment();
    ground.for_ways(from, to, least + 1, [&](Cell cell, int way) {
        if (board.is_empty(cell))
            moves.add(cell, 40 - 10 * way);
        else if (!board.met_since(start, cell))  // once for each chain
            add_liberties(board, cell, board.at(cell) == owner ? few : 3, moves);
    });
}

}  // namespace goterr::reading
