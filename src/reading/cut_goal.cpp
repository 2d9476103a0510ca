#include "cut_goal.hpp"

#include "ground.hpp"

namespace goterr::reading {
namespace {

struct Cutting {
    const ReadingBoard& board;
    Cell a;
    Cell b;
    Cell middle;
    Color owner;

    /// The fewest moves that join the chains.
    int moves_to_join() const {
        const Ground ground(board, middle, owner);
        return ground.least_to(b, ground.steps_from(a));
    }

    /// A liberty of both chains joins them, and they keep another two: nothing that follows parts them.
    bool joins_at_once() const {
        const Liberties of_a = board.liberties(a, Liberties::most),
                        of_b = board.liberties(b, Liberties::most);
        for (const Cell joint : of_a) {
            if (!of_b.contains(joint) || joint == board.ko()) continue;
            int left = of_a.count() - 1;
            for (const Cell other : of_b) left += of_a.contains(other) ? 0 : 1;
            if (left >= 2) return true;
        }
        return false;
    }

    Judged judge(Color mover) const {
        if (board.at(a) != owner || board.at(b) != owner) return {shown_to_work, board.ko() != nowhere};
        const bool attacking = mover != owner;
        if (board.same_chain(a, b)) {
            const bool lost = attacking && board.liberties(a, 2).count() == 1;
            return {lost ? shown_to_work : shown_to_fail, board.ko() != nowhere && lost};
        }
        if (!attacking && joins_at_once()) return {shown_to_fail};
        const int moves = moves_to_join();
        if (moves > Ground::most_moves) return {shown_to_work};
        const auto left = static_cast<std::uint32_t>(Ground::most_moves + 1 - moves);
        return {
            {2 * left + (attacking ? 0u : 2u), static_cast<std::uint32_t>(moves) + (attacking ? 1u : 0u)}};
    }

    void propose(Color, int, Candidates& moves) const {
        const Ground ground(board, middle, owner);
        const Ground::Steps from_a = ground.steps_from(a), from_b = ground.steps_from(b);
        const int least = ground.least_to(b, from_a);
        const std::uint32_t start = board.moment();
        ground.for_ways(from_a, from_b, least + 1, [&](Cell cell, int way) {
            if (board.is_empty(cell))
                moves.add(cell, 40 - 10 * way);
            else if (!board.met_since(start, cell))  // once for each chain
                add_weak(cell, board.at(cell) == owner ? 2 : 3, moves);
        });
        add_weak(a, 2, moves);
        add_weak(b, 2, moves);
        moves.sort();
    }

    void add_weak(Cell stone, int most, Candidates& moves) const {
        const Liberties liberties = board.liberties(stone, most + 1);
        if (liberties.count() > most) return;
        for (const Cell liberty : liberties) moves.add(liberty, 45 - 10 * liberties.count());
    }
};

}  // namespace

Goal cut_goal(const ReadingBoard& board, Cell a, Cell b, Cell middle) {
    const Cutting goal{board, a, b, middle, board.at(a)};
    return {opponent(goal.owner),
            [goal](Color mover) { return goal.judge(mover); },
            [goal](Color mover, int ply, Candidates& moves) { goal.propose(mover, ply, moves); },
            [](std::vector<Cell>&) {},
            0,
            middle};
}

}  // namespace goterr::reading
