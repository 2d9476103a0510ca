#include "goterr/bouzy/bouzy.hpp"

#include <algorithm>
#include <string>

#include "goterr/core/error.hpp"
#include "goterr/core/flood_fill.hpp"
#include "planes.hpp"

namespace goterr {
namespace {

/// Neighbors by the sign of their values.
struct Surroundings {
    Weight black = 0;
    Weight white = 0;
    Weight zero = 0;
};

Surroundings surroundings_of(Point p, const Grid<Weight>& map) {
    Surroundings around;
    for (const Point q : neighbors_of(p, map.size()))
        ++(map[q] > 0 ? around.black : map[q] < 0 ? around.white : around.zero);
    return around;
}

void check_steps(int steps, const char* what) {
    if (steps < 0 || steps > most_bouzy_steps)
        throw Error(std::string("The number of ") + what + " must be between 0 and " +
                    std::to_string(most_bouzy_steps) + ".");
}

/// Whose border a bubble of zeros has: 0 when both sides' or nobody's.
Weight owner_of_bubble(const PointSet& bubble, const Grid<Weight>& map) {
    bool black = false, white = false;
    for (const Point p : bubble) {
        const Surroundings around = surroundings_of(p, map);
        black |= around.black > 0;
        white |= around.white > 0;
    }
    return black == white ? 0 : black ? 1 : -1;
}

}  // namespace

Grid<Weight> stone_weights(const Board& board) {
    Grid<Weight> map(board.size());
    for (const Point p : points_of(board.size())) map[p] = stone_weight * sign(board[p]);
    return map;
}

Grid<Weight> dilate(const Grid<Weight>& map) {
    Grid<Weight> grown = map;
    for (const Point p : points_of(map.size())) {
        const Surroundings around = surroundings_of(p, map);
        if (map[p] >= 0 && around.white == 0) grown[p] += around.black;
        if (map[p] <= 0 && around.black == 0) grown[p] -= around.white;
    }
    return grown;
}

Grid<Weight> erode(const Grid<Weight>& map) {
    Grid<Weight> shrunk = map;
    for (const Point p : points_of(map.size())) {
        const Surroundings around = surroundings_of(p, map);
        if (map[p] > 0) shrunk[p] = std::max(0, map[p] - around.white - around.zero);
        if (map[p] < 0) shrunk[p] = std::min(0, map[p] + around.black + around.zero);
    }
    return shrunk;
}

Grid<Weight> bouzy_map(const Board& board, BouzyOptions options) {
    check_steps(options.dilations, "dilations");
    check_steps(options.erosions, "erosions");
    return bouzy_map_by_planes(board, options);
}

Grid<Weight> close_bubbles(Grid<Weight> map) {
    const Grid<Weight> open = map;
    PointSet seen(map.size());
    for (const Point p : points_of(map.size())) {
        if (open[p] != 0 || seen.contains(p)) continue;
        const PointSet bubble = flood_fill(p, map.size(), [&](Point q) { return open[q] == 0; });
        seen |= bubble;
        const Weight owner = owner_of_bubble(bubble, open);
        for (const Point q : bubble) map[q] = owner;
    }
    return map;
}

}  // namespace goterr
