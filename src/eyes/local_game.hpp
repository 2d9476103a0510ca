/// The local game in an eye space, on bits: who may play where, and what is then taken.
///
/// The wall is one chain of the defender that nothing outside can cut; with it go the stones he adds next to
/// it. It has up to `EyeShape::most_outside` liberties outside that the attacker may fill as moves, and, when
/// asked whether the space gives at least one eye, a sure second eye elsewhere. The attacker wins by taking
/// the wall. Attacking stones that reach a margin are connected to the outside and cannot be taken. The point
/// that decides a half eye is one more margin, next to that cell only; these follow the cells of the shape.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "goterr/eyes/eye_shape.hpp"

namespace goterr::detail {

enum class Mover : std::uint8_t { attacker, defender };

struct LocalPosition {
    CellSet attackers = 0;
    CellSet defenders = 0;  ///< stones played inside; the wall itself is not on any cell
    std::uint8_t outside = EyeShape::most_outside;
    std::int8_t ko = -1;  ///< the cell where the side to move may not retake
};

inline constexpr int most_local_cells = EyeShape::most_cells + EyeShape::most_halves;

constexpr CellSet lowest(CellSet cells) { return cells & (~cells + 1); }

class LocalGame {
public:
    explicit LocalGame(const EyeShape& shape);

    int count() const { return count_; }
    CellSet cells() const { return cells_; }
    CellSet margins() const { return margins_; }
    /// The cells of the shape itself whose deciding points are in `cells`.
    CellSet halves_beside(CellSet cells) const;
    CellSet neighbors(int cell) const { return neighbors_[static_cast<std::size_t>(cell)]; }

    /// The cells of `within` connected to `seed`.
    CellSet connected(CellSet seed, CellSet within) const;
    CellSet around(CellSet cells) const {
        return around_low_[cells & (halves - 1)] | around_high_[cells / halves];
    }
    /// The defender's stones inside that are one with the wall.
    CellSet joined_to_wall(CellSet defenders) const { return connected(defenders & wall_, defenders); }
    /// Cells where the wall with these stones joined to it has a liberty if they are empty.
    CellSet reach_of_wall(CellSet joined) const { return wall_ | around(joined); }
    CellSet empty(const LocalPosition& p) const { return cells_ & ~(p.attackers | p.defenders); }

    /// The positions after a move, if it is legal. A wall left without a liberty is the caller's question.
    std::optional<LocalPosition> attack(const LocalPosition& p, int cell) const {
        return attack(p, cell, joined_to_wall(p.defenders));
    }
    std::optional<LocalPosition> attack(const LocalPosition& p, int cell, CellSet joined) const;
    std::optional<LocalPosition> defend(const LocalPosition& p, int cell) const;

private:
    static_assert(most_local_cells <= 12, "two look-ups cover all cells");
    static constexpr std::size_t halves = 64;  ///< sets of six cells

    void link(int one, int other);
    void tabulate();
    /// The chains of `stones` that a stone on `cell` takes, unless they reach a `safe` cell.
    CellSet taken_beside(int cell, CellSet stones, const LocalPosition& after, CellSet safe) const;
    /// With the ko that the stone on `cell`, now in `chain`, makes; nothing where it has no liberty.
    std::optional<LocalPosition> with_ko(LocalPosition after, int cell, CellSet chain, CellSet taken) const;

    int shape_count_ = 0;
    int count_ = 0;
    CellSet cells_ = 0;
    CellSet wall_ = 0;
    CellSet margins_ = 0;
    std::array<CellSet, most_local_cells> neighbors_{};
    std::array<CellSet, halves> around_low_{};   ///< the neighbors of each set of the first six cells
    std::array<CellSet, halves> around_high_{};  ///< and of the others
};

}  // namespace goterr::detail
