#include "goterr/influence/influence.hpp"

#include <optional>

namespace goterr {
namespace {

/// What a safe enemy stone takes from the points around it; an unsafe one gives it all back where the era
/// says so.
void narrow_around(Grid<double>& permeability, Point stone, const Era& era) {
    for (const Point q : neighbors_of(stone, permeability.size())) permeability[q] *= era.orthogonal_enemy;
    for (const Point q : diagonals_of(stone, permeability.size())) permeability[q] *= era.diagonal_enemy;
}

void widen_around(Grid<double>& permeability, Point stone) {
    for (const Point q : neighbors_of(stone, permeability.size())) permeability[q] = 1;
    for (const Point q : diagonals_of(stone, permeability.size())) permeability[q] = 1;
}

/// On a stone itself: no way through the enemy's safe stones, nor for a side over its own unsafe ones.
std::optional<double> permeability_of_stone(Color stone, bool safe, Color side) {
    if (!is_stone(stone) || (!safe && stone != side)) return std::nullopt;
    return safe && stone == side ? 1 : 0;
}

}  // namespace

Standing all_living(const Board& board, double strength) {
    Standing standing(board.size());
    for (const Point p : points_of(board.size())) {
        if (!is_stone(board[p])) continue;
        standing.safe.insert(p);
        standing.strength[p] = strength;
    }
    return standing;
}

std::vector<Source> sources_of(const Board& board, Color side, const Standing& standing, const Era& era) {
    std::vector<Source> sources;
    for (const Point p : points_of(board.size()))
        if (board[p] == side && standing.safe.contains(p) && standing.strength[p] > 0)
            sources.push_back({p, standing.strength[p], era.attenuation});
    return sources;
}

Ground ground_for(const Board& board, Color side, const Standing& standing, const Era& era) {
    Ground ground(board.size());
    ground.closed = standing.safe;
    for (const Point p : points_of(board.size()))
        if (board[p] == opponent(side) && standing.safe.contains(p))
            narrow_around(ground.permeability, p, era);
    for (const Point p : points_of(board.size())) {
        const bool weak_enemy = board[p] == opponent(side) && !standing.safe.contains(p);
        if (weak_enemy && era.weak_enemy_cancels) widen_around(ground.permeability, p);
    }
    for (const Point p : points_of(board.size()))
        if (const auto fixed = permeability_of_stone(board[p], standing.safe.contains(p), side))
            ground.permeability[p] = *fixed;
    return ground;
}

InfluenceMap influence_map(const Board& board, const Standing& standing, const Era& era) {
    InfluenceMap map(board.size());
    map.black_ground = ground_for(board, Color::black, standing, era);
    map.white_ground = ground_for(board, Color::white, standing, era);
    map.black = influence_of(sources_of(board, Color::black, standing, era), map.black_ground, era);
    map.white = influence_of(sources_of(board, Color::white, standing, era), map.white_ground, era);
    return map;
}

}  // namespace goterr
