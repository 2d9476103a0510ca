#include "break_goal.hpp"

#include <algorithm>
#include <utility>

#include "ground.hpp"

namespace goterr::reading {
namespace {

/// Chains with more liberties are in no danger of their own.
constexpr int few_liberties = 3;

struct Breaking {
    const ReadingBoard& board;
    Cell stone;
    std::vector<Cell> area;
    Cell middle;
    Color owner;

    bool is_inside() const {
        const std::uint32_t start = board.moment();
        board.chain(stone);
        return std::any_of(area.begin(), area.end(), [&](Cell cell) {
            return board.at(cell) == owner && board.met_since(start, cell);
        });
    }

    /// The fewest moves that bring the chain into the area.
    int moves_left() const {
        const Ground ground(board, middle, owner);
        return ground.least_to(stone, ground.steps_from(area));
    }

    /// Who gets in and is taken at once has not got in.
    Judged judge(Color mover) const {
        if (board.at(stone) != owner) return {shown_to_fail};
        const bool breaking = mover == owner;
        if (is_inside()) {
            const bool in_atari = !breaking && board.liberties(stone, 2).count() == 1;
            if (!in_atari) return {shown_to_work};
            return board.ko() != nowhere ? Judged{shown_to_work, true} : Judged{shown_to_fail};
        }
        const int moves = moves_left();
        if (moves > Ground::most_moves) return {shown_to_fail};
        const auto spare = static_cast<std::uint32_t>(Ground::most_moves + 1 - moves);
        return {{static_cast<std::uint32_t>(moves) + (breaking ? 0u : 1u), 2 * spare + (breaking ? 2u : 0u)}};
    }

    void propose(Candidates& moves) const {
        const Ground ground(board, middle, owner);
        const Ground::Steps from = ground.steps_from(stone), to = ground.steps_from(area);
        ground.for_ways(from, to, ground.least_to(stone, to) + 1, [&](Cell cell, int way) {
            if (board.is_empty(cell))
                moves.add(cell, 40 - 10 * way);
            else
                add_weak(cell, moves);
        });
        add_weak(stone, moves);
        moves.sort();
    }

    void add_weak(Cell chain, Candidates& moves) const {
        const Liberties liberties = board.liberties(chain, few_liberties + 1);
        if (liberties.count() > few_liberties) return;
        for (const Cell liberty : liberties) moves.add(liberty, 45 - 10 * liberties.count());
    }
};

}  // namespace

Goal break_goal(const ReadingBoard& board, Cell stone, std::vector<Cell> area, Cell middle) {
    const Breaking goal{board, stone, std::move(area), middle, board.at(stone)};
    return {goal.owner,
            [goal](Color mover) { return goal.judge(mover); },
            [goal](Color, int, Candidates& moves) { goal.propose(moves); },
            [](std::vector<Cell>&) {},
            0,
            middle};
}

}  // namespace goterr::reading
