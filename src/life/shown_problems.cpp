#include "goterr/life/shown_problems.hpp"

#include <algorithm>
#include <cstdlib>

namespace goterr {
namespace {

/// Stones that are so many steps from each other, at most, belong together: a large knight's move is too far.
constexpr int most_steps = 3;
/// Fewer stones, or fewer places where both sides meet, are no problem by themselves.
constexpr int least_stones = 8;
constexpr int least_meetings = 3;
/// In a game whose players took hardly any stones one has no more than so many more.
constexpr int most_ahead = 1;

bool are_near(Point a, Point b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) <= most_steps;
}

/// In reading order of their first stones.
std::vector<PointSet> parts_of(const Board& board, PointSet stones) {
    std::vector<PointSet> parts;
    while (!stones.empty()) {
        PointSet part(board.size());
        std::vector<Point> open{stones.first()};
        while (!open.empty()) {
            const Point from = open.back();
            open.pop_back();
            for (const Point p : stones)
                if (are_near(p, from)) {
                    part.insert(p);
                    open.push_back(p);
                }
            stones -= part;
        }
        parts.push_back(part);
    }
    return parts;
}

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
    std::vector<PointSet> parts = parts_of(board, black | white);
    std::erase_if(parts, [&](const PointSet& part) { return !is_fought(board, part); });
    return parts.size() == 2 ? parts : std::vector<PointSet>{};
}

}  // namespace goterr
