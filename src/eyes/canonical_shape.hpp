/// One form for the eight orientations of a shape.
#pragma once

#include <array>
#include <cstdint>

#include "goterr/eyes/eye_shape.hpp"

namespace goterr::detail {

struct CanonicalShape {
    EyeShape shape;
    std::array<std::int8_t, EyeShape::most_cells> origin{};  ///< the cell of the original shape each one is
};

/// The orientation that sorts first, cells sorted too.
CanonicalShape canonical(const EyeShape& shape);

/// A set of cells of the canonical shape as a set of cells of the original one.
CellSet original_cells(const CanonicalShape& canonical, CellSet cells);

}  // namespace goterr::detail
