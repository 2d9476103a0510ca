#include "opening_moves.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "goterr/board/orientation.hpp"
#include "goterr/board/position.hpp"

namespace goterr {
namespace {

/// What the distance from an edge is worth, from the first line on: too low, too low, territory, influence,
/// less and less.
constexpr std::array line_worth{-20, -6, 8, 10, 6};  // tenths of a point
constexpr int far_worth = 3;

int worth_of_line(int from_edge) {
    const auto line = static_cast<std::size_t>(from_edge);
    return line < line_worth.size() ? line_worth[line] : far_worth;
}

/// Next to a stone half of a move is wasted.
constexpr int near = 5;
constexpr int worth_of_distance = 3;

int opening_worth(const Board& board, Point p) {
    const BoardSize size = board.size();
    int worth = worth_of_line(std::min(p.column, size.width - 1 - p.column)) +
                worth_of_line(std::min(p.row, size.height - 1 - p.row));
    for (const Point q : points_of(size)) {
        const int distance = std::abs(p.column - q.column) + std::abs(p.row - q.row);
        if (is_stone(board[q]) && distance < near) worth -= (near - distance) * worth_of_distance;
    }
    return worth;
}

}  // namespace

bool is_opening(const Position& position) {
    const auto& stones = position.board.values();
    const auto count = std::count_if(stones.begin(), stones.end(), [](Color c) { return is_stone(c); });
    return count * points_a_stone < position.board.size().area();
}

std::vector<Suggestion> opening_moves(const Estimate& before, std::size_t most, const MoveChoice& wanted) {
    const Board& board = before.position.board;
    const Color side = before.position.to_move;
    std::vector<std::pair<int, Point>> moves;
    for (const Point p : in_canonical_order(points_of_color(board, Color::empty), board))
        if ((!wanted || wanted(p)) && legality(before.position, p, side) == Legality::legal)
            moves.emplace_back(opening_worth(board, p), p);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    moves.resize(std::min(moves.size(), most));
    std::vector<Suggestion> best;
    for (const auto& [worth, p] : moves)
        best.push_back({p, before.lead() - sign(side) * (moves.front().first - worth) / 10.0});
    return best;
}

}  // namespace goterr
