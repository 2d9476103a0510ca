/// The one form among all turned, mirrored and color-swapped ones in which a position is sampled.
#pragma once

#include <cstdint>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/core/symmetry.hpp"

namespace goterr::playout {

/// The board is turned or mirrored; the colors change sides or not.
struct Transform {
    Orientation way;
    bool swap_colors = false;

    friend constexpr bool operator==(Transform, Transform) = default;
};

Position transformed(const Position& position, Transform by);

/// A position's canonical form, and every transform that leads to it: more than one when it is symmetric
/// itself.
struct CanonicalForm {
    Position position;
    std::vector<Transform> transforms;
    std::uint64_t seed = 0;  ///< made from the form's stones, side to move and ko
};

/// Boards with more rows than columns are laid on their side. Prisoners do not matter.
CanonicalForm canonical_form(const Position& position);

}  // namespace goterr::playout
