#include "canonical_shape.hpp"

#include <algorithm>
#include <bit>

#include "goterr/core/symmetry.hpp"

namespace goterr::detail {
namespace {

/// A cell turned about the origin of its shape.
EyeCell oriented(EyeCell cell, Orientation way) {
    constexpr BoardSize origin{1, 1};
    const Point p = goterr::oriented(Point{cell.column, cell.row}, origin, way);
    cell.column = static_cast<std::int8_t>(p.column);
    cell.row = static_cast<std::int8_t>(p.row);
    return cell;
}

/// Cells in ascending order; few enough to insert one by one.
CanonicalShape sorted(const EyeShape& shape) {
    CanonicalShape result;
    result.shape.outside = shape.outside;
    for (int i = 0; i < shape.count(); ++i) {
        result.shape.push_back(shape[i]);
        int at = i;
        for (; at > 0 && shape[i] < result.shape[at - 1]; --at) {
            result.shape[at] = result.shape[at - 1];
            result.origin[static_cast<std::size_t>(at)] = result.origin[static_cast<std::size_t>(at - 1)];
        }
        result.shape[at] = shape[i];
        result.origin[static_cast<std::size_t>(at)] = static_cast<std::int8_t>(i);
    }
    return result;
}

/// Its cells keep their order.
EyeShape moved_to_origin(EyeShape shape) {
    if (shape.count() == 0) return shape;
    std::int8_t column = shape[0].column, row = shape[0].row;
    for (const EyeCell& cell : shape) {
        column = std::min(column, cell.column);
        row = std::min(row, cell.row);
    }
    for (EyeCell& cell : shape) {
        cell.column = static_cast<std::int8_t>(cell.column - column);
        cell.row = static_cast<std::int8_t>(cell.row - row);
    }
    return shape;
}

}  // namespace

CanonicalShape canonical(const EyeShape& shape) {
    CanonicalShape best;
    for (int bits = 0; bits < orientations; ++bits) {
        EyeShape other = shape;
        for (EyeCell& cell : other) cell = oriented(cell, {bits});
        const CanonicalShape candidate = sorted(moved_to_origin(other));
        if (bits == 0 || std::lexicographical_compare(candidate.shape.begin(), candidate.shape.end(),
                                                      best.shape.begin(), best.shape.end()))
            best = candidate;
    }
    return best;
}

CellSet original_cells(const CanonicalShape& canonical, CellSet cells) {
    CellSet original = 0;
    for (; cells != 0; cells &= cells - 1)
        original |= CellSet{1} << canonical.origin[static_cast<std::size_t>(std::countr_zero(cells))];
    return original;
}

}  // namespace goterr::detail
