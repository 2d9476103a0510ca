/// The influence of both sides on every point, from stones that are known to be safe and how strong they are.
///
/// Sources are the stones; nothing flows into a safe stone, and near the enemy's safe stones the ground lets
/// less pass. What is safe is not for influence to know: it takes it as plain values, so it can run before
/// life is known and again when the dead are lifted. Source: GNU Go documentation, "Influence function".
#pragma once

#include "goterr/influence/propagation.hpp"

namespace goterr {

/// What is known about the stones. A stone that is not safe stops nobody but its own side and radiates
/// nothing; a safe one of strength 0 stops influence all the same.
struct Standing {
    explicit Standing(BoardSize size) : safe(size), strength(size, 0.0) {}

    PointSet safe;
    Grid<double> strength;  ///< 0..100 on stones

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// All stones safe, all equally strong.
Standing all_living(const Board& board, double strength = latest_era.strength);

/// The strength of a stone whose dragon is so weak: 0 safe .. 1 lost (3.4 to 3.8).
constexpr double strength_at(double weakness, const Era& era = latest_era) {
    return era.strength * (1 - 0.3 * weakness);
}

struct InfluenceMap {
    explicit InfluenceMap(BoardSize size)
        : black(size, 0.0), white(size, 0.0), black_ground(size), white_ground(size) {}

    Grid<double> black;  ///< both are 0 or more
    Grid<double> white;
    Ground black_ground;  ///< what black's influence met
    Ground white_ground;

    const Grid<double>& of(Color side) const { return side == Color::white ? white : black; }
    const Ground& ground_of(Color side) const { return side == Color::white ? white_ground : black_ground; }

    friend bool operator==(const InfluenceMap&, const InfluenceMap&) = default;
};

/// The stones of `side` that radiate.
std::vector<Source> sources_of(const Board& board, Color side, const Standing& standing, const Era& era);

/// The ground `side`'s influence meets, from the stones alone.
Ground ground_for(const Board& board, Color side, const Standing& standing, const Era& era);

/// Both sides' influence with nobody in turn to move (see `barriers.hpp` for whose turn it is).
InfluenceMap influence_map(const Board& board, const Standing& standing, const Era& era = latest_era);

}  // namespace goterr
