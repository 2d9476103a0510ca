#include "break_goal.hpp"

#include <algorithm>
#include <utility>

#include "ways.hpp"

namespace goterr::reading {
namespace {

/// Chains with more liberties are in no danger of their own.
constexpr int few_to_break = 3;

struct Breaking {
    const ReadingBoard& board;
    Cell stone;
    Color owner;
    Ground ground;
    Ground::Places to;  ///< the area, as far as it is in view
    std::vector<Cell> area;

    bool is_inside() const {
        const std::uint32_t start = board.moment();
        board.chain(stone);
        return std::any_of(area.begin(), area.end(), [&](Cell cell) {
            return board.at(cell) == owner && board.met_since(start, cell);
        });
    }

    /// Who gets in and is taken at once has not got in.
    Judged judge(Color mover) {
        if (board.at(stone) != owner) return {shown_to_fail};
        const bool breaking = mover == owner;
        if (is_inside()) {
            const bool in_atari = !breaking && board.liberties(stone, 2).count() == 1;
            if (!in_atari) return {shown_to_work};
            return board.ko() != nowhere ? Judged{shown_to_work, true} : Judged{shown_to_fail};
        }
        ground.look();
        const int moves = ground.moves_between(to, ground.chain_at(stone));
        if (moves > Ground::most_moves) return {shown_to_fail};
        const auto spare = static_cast<std::uint32_t>(Ground::most_moves + 1 - moves);
        return {{static_cast<std::uint32_t>(moves) + (breaking ? 0u : 1u), 2 * spare + (breaking ? 2u : 0u)}};
    }

    void propose(Candidates& moves) {
        ground.look();
        add_ways(ground, ground.chain_at(stone), to, few_to_break, moves);
        add_liberties(board, stone, few_to_break, moves);
        moves.sort();
    }
};

}  // namespace

Goal break_goal(const ReadingBoard& board, Cell stone, std::vector<Cell> area, Cell middle) {
    const Color owner = board.at(stone);
    const Ground ground(board, middle, owner);
    Breaking goal{board, stone, owner, ground, ground.places_of(area), std::move(area)};
    return {owner,
            [goal](Color mover) mutable { return goal.judge(mover); },
            [goal](Color, int, Candidates& moves) mutable { goal.propose(moves); },
            [](std::vector<Cell>&) {},
            0,
            middle};
}

}  // namespace goterr::reading
