#include "goterr/life/standing.hpp"

#include <algorithm>

namespace goterr {
namespace {

bool is_safe(const Dragon& dragon, Color to_move) {
    if (dragon.status == Status::dead) return false;
    return dragon.status != Status::critical || to_move == Color::empty || to_move == dragon.side;
}

}  // namespace

double weakness_of(const Dragon& dragon) {
    if (dragon.secure) return 0;
    if (dragon.status == Status::dead) return 1;
    return std::clamp((1 - dragon.survival) / 2, 0.0, 1.0);
}

Standing standing_of(const Board& board, const std::vector<Dragon>& dragons, Color to_move, const Era& era) {
    Standing standing(board.size());
    for (const Dragon& dragon : dragons) {
        if (!is_safe(dragon, to_move)) continue;
        standing.safe |= dragon.stones;
        for (const Point p : dragon.stones) standing.strength[p] = strength_at(weakness_of(dragon), era);
    }
    return standing;
}

}  // namespace goterr
