#include "diagram_part.hpp"

namespace goterr::diagram {

std::optional<int> side_between(Edges edges, BoardSize drawn) {
    if (edges.left && edges.right) return drawn.width;
    if (edges.top && edges.bottom) return drawn.height;
    return std::nullopt;
}

Point corner_of_part(BoardSize drawn, Edges edges, BoardSize whole) {
    const auto start = [](int room, bool first, bool last) { return first ? 0 : last ? room : room / 2; };
    const int high = whole.height - drawn.height;
    return {start(whole.width - drawn.width, edges.left, edges.right),
            high - start(high, edges.top, edges.bottom)};
}

Grid<Sign> placed(const Grid<Sign>& drawn, Edges edges, BoardSize whole) {
    const Point corner = corner_of_part(drawn.size(), edges, whole);
    Grid<Sign> signs(whole, Sign{U'.', {}});
    for (const Point p : points_of(drawn.size()))
        signs[{p.column + corner.column, p.row + corner.row}] = drawn[p];
    return signs;
}

}  // namespace goterr::diagram
