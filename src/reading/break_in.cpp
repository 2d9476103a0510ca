#include "goterr/reading/break_in.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "goterr/board/chains.hpp"
#include "question.hpp"
#include "ways.hpp"

namespace goterr {
namespace {

using namespace reading;

struct Way {
    Cell from;  ///< a stone of the chain
    Cell to;    ///< a point of the area
};

int distance(const Way& way, int stride) {
    return std::abs(way.from / stride - way.to / stride) + std::abs(way.from % stride - way.to % stride);
}

/// The shortest one; of equals the first as the board lies.
Way shortest_way(const ReadingBoard& board, const std::vector<Cell>& chain, const std::vector<Cell>& area) {
    const auto key = [&](const Way& way) {
        return std::tuple(distance(way, board.stride()), way.from, way.to);
    };
    Way best{chain.front(), area.front()};
    for (const Cell from : chain)
        for (const Cell to : area)
            if (key({from, to}) < key(best)) best = {from, to};
    return best;
}

std::vector<Cell> cells_of(const PointSet& points, const ReadingBoard& board) {
    std::vector<Cell> cells;
    for (const Point p : points) cells.push_back(board.cell(p));
    return cells;
}

/// Chains with more liberties are in no danger of their own.
constexpr int few_to_break = 3;

/// When a chain stands in an area or can no longer get there, and the moves of both sides.
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

Goal break_goal(const ReadingBoard& board, const Chain& chain, std::vector<Cell> area) {
    const Way way = shortest_way(board, cells_of(chain.stones, board), area);
    const Cell middle = board.middle(way.from, way.to);
    const Ground ground(board, middle, chain.side);
    Breaking goal{board, way.from, chain.side, ground, ground.places_of(area), std::move(area)};
    return {chain.side, [goal](Color mover) mutable { return goal.judge(mover); },
            [goal](Color, int, Candidates& moves) mutable { goal.propose(moves); }, middle};
}

Tactic ask(const Position& position, Point stone, const PointSet& area, int boards, bool breaker_begins) {
    const Chain chain = chain_at(position.board, stone);
    const auto goal = [&](const ReadingBoard& board) {
        return break_goal(board, chain, cells_of(area, board));
    };
    return Question(position, goal, boards).ask(breaker_begins ? chain.side : opponent(chain.side));
}

}  // namespace

bool is_near(const Board& board, Point stone, const PointSet& area) {
    const ReadingBoard reading(board, canonical_orientation(board));
    const Way way =
        shortest_way(reading, cells_of(chain_at(board, stone).stones, reading), cells_of(area, reading));
    return distance(way, reading.stride()) <= Ground::most_moves;
}

Tactic break_in(const Position& position, Point stone, const PointSet& area, int boards) {
    return ask(position, stone, area, boards, true);
}

Tactic block_off(const Position& position, Point stone, const PointSet& area, int boards) {
    return ask(position, stone, area, boards, false);
}

}  // namespace goterr
