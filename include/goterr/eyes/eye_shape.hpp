/// The shape of an eye space, cut out of the board: its cells, and how each touches what lies around.
///
/// All that decides the value of a space whose wall stands: which cells are next to each other, where the
/// attacker has stones inside, where he can come in from outside, and which cells touch the wall at all (a
/// cell between edge and neighbors may not). So straight and bent three are one shape to the reader, though
/// two to the memory. At most `most_cells` cells; larger spaces are judged without reading.
#pragma once

#include <array>
#include <cstdint>

#include "goterr/core/point_set.hpp"
#include "goterr/eyes/eye_value.hpp"

namespace goterr {

enum class CellKind : std::uint8_t {
    empty,
    prisoner,  ///< an attacking stone inside
    margin  ///< empty, and the attacker may enter here from outside: the defender closes it by playing here
};

struct EyeCell {
    std::int8_t column = 0;  ///< from any origin
    std::int8_t row = 0;
    CellKind kind = CellKind::empty;
    bool wall = true;   ///< touches a stone of the wall
    bool half = false;  ///< half an eye: outside the shape a point decides whether this is one; at most two

    friend constexpr auto operator<=>(const EyeCell&, const EyeCell&) = default;
};

/// A set of cells of one shape: bit i is cell i.
using CellSet = std::uint32_t;

class EyeShape {
public:
    static constexpr int most_cells = 10;
    static constexpr int most_halves = 2;
    /// More liberties of the wall outside decide nothing.
    static constexpr int most_outside = 2;
    int outside = most_outside;  ///< liberties that the wall has besides the cells

    constexpr void push_back(EyeCell cell) { cells_[static_cast<std::size_t>(count_++)] = cell; }
    constexpr int count() const { return count_; }
    constexpr const EyeCell& operator[](int i) const { return cells_[static_cast<std::size_t>(i)]; }
    constexpr EyeCell& operator[](int i) { return cells_[static_cast<std::size_t>(i)]; }
    constexpr const EyeCell* begin() const { return cells_.data(); }
    constexpr const EyeCell* end() const { return cells_.data() + count_; }
    constexpr EyeCell* begin() { return cells_.data(); }
    constexpr EyeCell* end() { return cells_.data() + count_; }

    friend constexpr bool operator==(const EyeShape&, const EyeShape&) = default;

private:
    std::array<EyeCell, most_cells> cells_{};
    int count_ = 0;
};

/// The shape of at most `most_cells` points: whatever is beside them is the wall.
/// `kind_of(point) -> CellKind`.
template <typename KindOf>
EyeShape shape_of(const PointSet& points, KindOf kind_of) {
    EyeShape shape;
    for (const Point p : points) {
        const bool wall = any_neighbor(p, points.size(), [&](Point q) { return !points.contains(q); });
        shape.push_back(
            {static_cast<std::int8_t>(p.column), static_cast<std::int8_t>(p.row), kind_of(p), wall, false});
    }
    return shape;
}

/// What a shape is worth, and the first moves that matter: those that reach the second and third number where
/// these differ, else those that threaten the first or fourth.
struct ShapeValue {
    EyeValue value;
    CellSet attack = 0;
    CellSet defense = 0;
    CellSet attack_beside = 0;  ///< half eyes to be taken or made by a move outside the shape
    CellSet defense_beside = 0;

    friend constexpr bool operator==(ShapeValue, ShapeValue) = default;
};

/// What a space too large to read counts for: its room beyond twice the places where it leaks decides.
constexpr EyeValue value_by_size(int points, int leaks) {
    const int room = points - 2 * leaks;
    return room > 3 ? two_eyes : room > 0 ? one_eye : no_eye;
}

}  // namespace goterr
