/// The one form among all turned, mirrored and color-swapped ones in which a position is sampled.
#pragma once

#include <cstdint>
#include <vector>

#include "goterr/board/position.hpp"

namespace goterr::playout {

/// First the diagonal mirror, then the left-right and top-bottom ones; the colors change sides or not.
struct Transform {
    bool transpose = false;
    bool flip_columns = false;
    bool flip_rows = false;
    bool swap_colors = false;

    friend constexpr bool operator==(Transform, Transform) = default;
};

BoardSize transformed(BoardSize size, Transform by);
Point transformed(Point p, BoardSize size, Transform by);
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
