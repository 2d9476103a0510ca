#include "last_borders.hpp"

#include "goterr/core/flood_fill.hpp"
#include "goterr/counting/sum_search.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Whether only one color, or none, is beside it, so that it may come to be somebody's.
bool may_be_owned(Point p, const Grid<Color>& owner) {
    bool black = false, white = false;
    for (const Point q : neighbors_of(p, owner.size())) {
        black = black || owner[q] == Color::black;
        white = white || owner[q] == Color::white;
    }
    return !(black && white);
}

PointSet open_borders_among(const PointSet& neutral, const Grid<Color>& owner) {
    PointSet open(neutral.size());
    for (const Point p : neutral) {
        if (open.contains(p) || !may_be_owned(p, owner)) continue;
        open |= flood_fill(p, neutral.size(), [&](Point q) { return neutral.contains(q); });
    }
    return open;
}

}  // namespace

LastBorders last_borders(const Position& position, const Grid<Color>& owner, const PointSet& neutral) {
    if (position.to_move == Color::white) {  // what a budget leaves out is the same with colors swapped
        Position swapped = position;
        swapped.board = colors_swapped(position.board);
        swapped.to_move = Color::black;
        return last_borders(swapped, colors_swapped(owner), neutral);
    }
    LastBorders borders{open_borders_among(neutral, owner), {}, 0, PointSet(neutral.size())};
    if (borders.open.empty()) return borders;
    LocalReader reader({position, owner, borders.open}, Scoring::territory, most_border_parts);
    borders.unread = reader.unread();
    borders.open -= borders.unread;
    SumSearch search(reader, most_border_sums);
    const Sum sum{reader.start().parts, position.to_move, position.ko};
    if (const auto move = search.fills(sum)) {
        borders.move = move->point;
        borders.worth = search.temperature(sum);
    }
    return borders;
}

}  // namespace goterr
