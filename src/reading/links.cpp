#include "goterr/reading/links.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "cut_goal.hpp"
#include "question.hpp"

namespace goterr {
namespace {

using namespace reading;

/// Places of two stones with a gap between them, one way round: a diagonal, one space, a knight's move, two spaces, a
/// large knight's move.
struct Offset {
    int columns;
    int rows;
};
constexpr std::array<Offset, 18> offsets{{{1, 1},
                                          {-1, 1},
                                          {2, 0},
                                          {0, 2},
                                          {2, 1},
                                          {1, 2},
                                          {-1, 2},
                                          {-2, 1},
                                          {3, 0},
                                          {0, 3},
                                          {2, 2},
                                          {-2, 2},
                                          {3, 1},
                                          {1, 3},
                                          {-1, 3},
                                          {-3, 1},
                                          {3, 2},
                                          {-3, 2}}};

int width(const Gap& gap) {
    const int columns = gap.at_first.column - gap.at_second.column,
              rows = gap.at_first.row - gap.at_second.row;
    return columns * columns + rows * rows;
}

/// The same place whatever way the board lies.
Cell middle_of(const Gap& gap, const ReadingBoard& board) {
    const Cell a = board.cell(gap.at_first), b = board.cell(gap.at_second), stride = board.stride();
    const int row = (a / stride + b / stride) / 2, column = (a % stride + b % stride) / 2;
    return row * stride + column;
}

Gap ordered(int first, int second, Point a, Point b) {
    return first < second ? Gap{first, second, a, b} : Gap{second, first, b, a};
}

Question question_about(const Position& position, const Gap& gap, int boards) {
    const auto goal = [&](const ReadingBoard& board) {
        const Cell a = board.cell(gap.at_first), b = board.cell(gap.at_second);
        return cut_goal(board, std::min(a, b), std::max(a, b), middle_of(gap, board));
    };
    return Question(position, goal, boards);
}

}  // namespace

std::vector<Gap> find_gaps(const Board& board, const Chains& chains) {
    std::vector<Gap> gaps;
    for (const Point p : points_of(board.size())) {
        if (!is_stone(board[p])) continue;
        for (const Offset& offset : offsets) {
            const Point q{p.column + offset.columns, p.row + offset.rows};
            if (!board.size().contains(q) || board[q] != board[p]) continue;
            const int first = chains.number_at(p), second = chains.number_at(q);
            if (first != second) gaps.push_back(ordered(first, second, p, q));
        }
    }
    const Orientation way = canonical_orientation(board);
    const auto key = [&](const Gap& gap) {
        const auto ends = std::minmax(oriented(gap.at_first, board.size(), way),
                                      oriented(gap.at_second, board.size(), way));
        return std::tuple(gap.first, gap.second, width(gap), ends.first, ends.second);
    };
    const auto nearer = [&](const Gap& a, const Gap& b) { return key(a) < key(b); };
    std::sort(gaps.begin(), gaps.end(), nearer);
    const auto same_pair = [](const Gap& a, const Gap& b) {
        return a.first == b.first && a.second == b.second;
    };
    gaps.erase(std::unique(gaps.begin(), gaps.end(), same_pair), gaps.end());
    return gaps;
}

std::optional<Gap> gap_between(const Board& board, const Chains& chains, Point a, Point b) {
    const int first = std::min(chains.number_at(a), chains.number_at(b));
    const int second = std::max(chains.number_at(a), chains.number_at(b));
    for (const Gap& gap : find_gaps(board, chains))
        if (gap.first == first && gap.second == second) return gap;
    return std::nullopt;
}

Tactic cut(const Position& position, const Gap& gap, int boards) {
    return question_about(position, gap, boards).ask(opponent(position.board[gap.at_first]));
}

Tactic join(const Position& position, const Gap& gap, int boards) {
    return question_about(position, gap, boards).ask(position.board[gap.at_first]);
}

bool cannot_be_cut(const Position& position, const Gap& gap, int boards) {
    return question_about(position, gap, boards).fails_for_sure();
}

}  // namespace goterr
