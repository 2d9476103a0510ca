#include "goterr/life/region.hpp"

#include "goterr/core/flood_fill.hpp"

namespace goterr {
namespace {

Region region_from(Point start, const Board& living, PointSet& seen) {
    Region region{PointSet(living.size())};
    region.points = flood_fill(start, living.size(), [&](Point q) {
        region.beside_black = region.beside_black || living[q] == Color::black;
        region.beside_white = region.beside_white || living[q] == Color::white;
        return !is_stone(living[q]) && !seen.contains(q);
    });
    seen |= region.points;
    return region;
}

}  // namespace

ClearedBoard cleared_board(const Board& board, const PointSet& dead) {
    ClearedBoard cleared{dead, without(board, dead), {}};
    const Board& living = cleared.living;
    PointSet seen(living.size());
    for (const Point p : points_of(living.size()))
        if (!is_stone(living[p]) && !seen.contains(p))
            cleared.regions.push_back(region_from(p, living, seen));
    return cleared;
}

std::vector<Region> parts_around(Point p, const Board& living) {
    std::vector<Region> parts;
    PointSet seen(living.size());
    seen.insert(p);
    for (const Point q : neighbors_of(p, living.size()))
        if (!is_stone(living[q]) && !seen.contains(q)) parts.push_back(region_from(q, living, seen));
    return parts;
}

Grid<Color> owners_by_regions(const Board& board, const ClearedBoard& cleared) {
    Grid<Color> owner = cleared.living;
    for (const Region& region : cleared.regions)
        for (const Point p : region.points)
            owner[p] = is_stone(board[p]) ? opponent(board[p]) : region.owner();
    return owner;
}

}  // namespace goterr
