#include "goterr/reading/break_in.hpp"

#include <cstdlib>
#include <tuple>

#include "break_goal.hpp"
#include "goterr/board/chains.hpp"
#include "ground.hpp"
#include "question.hpp"

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

Tactic ask(const Position& position, Point stone, const PointSet& area, int boards, bool breaker_begins) {
    const Chain chain = chain_at(position.board, stone);
    const auto goal = [&](const ReadingBoard& board) {
        const Way way = shortest_way(board, cells_of(chain.stones, board), cells_of(area, board));
        return break_goal(board, way.from, cells_of(area, board), board.middle(way.from, way.to));
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
