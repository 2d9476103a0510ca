#include "numbered_moves.hpp"

#include <fmt/format.h>

namespace goterr {
namespace {

/// Three digits fit a stone as well as one.
double size_of_number(int number) { return cell * (number < 100 ? 0.5 : 0.38); }

}  // namespace

std::string add_numbered_moves(Shapes& shapes, const Board& board, const std::vector<LastMove>& moves,
                               const BoardPlace& place, const BoardStyle& style) {
    Grid<int> number_at(board.size(), 0);
    std::string again;
    int number = 0;
    for (const LastMove& move : moves) {
        ++number;
        if (!move.point) continue;
        int& here = number_at[*move.point];
        if (here != 0 || is_stone(board[*move.point])) {
            again += fmt::format("{}{} at {}", again.empty() ? "" : ", ", number,
                                 here != 0 ? fmt::format("{}", here) : name_of(*move.point));
            continue;
        }
        here = number;
        const Spot center = spot_of(*move.point, board.size(), place.origin);
        append(shapes, stone(center, move.side, style));
        shapes.push_back(centered_label(center, size_of_number(number), fmt::format("{}", number),
                                        {contrast_to(move.side)}));
    }
    return again;
}

}  // namespace goterr
