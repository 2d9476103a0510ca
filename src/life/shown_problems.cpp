#include "goterr/life/shown_problems.hpp"

#include <algorithm>
#include <cstdlib>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"

namespace goterr {
namespace {

/// Fewer stones, or fewer places where both sides meet, are no problem by themselves.
constexpr int least_stones = 8;
constexpr int least_meetings = 3;
/// In a game whose players took hardly any stones one has no more than so many more.
constexpr int most_ahead = 1;

bool is_fought(const Board& board, const PointSet& part) {
    int meetings = 0;
    for (const Point p : part)
        for (const Point q : neighbors_of(p, board.size()))
            meetings += board[p] == Color::black && board[q] == Color::white ? 1 : 0;
    return part.count() >= least_stones && meetings >= least_meetings;
}

}  // namespace

std::vector<PointSet> shown_problems(const Board& board) {
    const PointSet black = points_of_color(board, Color::black), white = points_of_color(board, Color::white);
    if (std::abs(black.count() - white.count()) <= most_ahead) return {};
    // stones three steps apart hang together by what lies beside them; a large knight's move is too far
    std::vector<PointSet> parts = parts_of(with_neighbors(black | white));
    for (PointSet& part : parts) part &= black | white;
    std::erase_if(parts, [&](const PointSet& part) { return !is_fought(board, part); });
    return parts.size() == 2 ? parts : std::vector<PointSet>{};
}

}  // namespace goterr
