#include <algorithm>
#include <cmath>

#include "goterr/core/error.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/life/profile.hpp"

namespace goterr {
namespace {

const Dragon& escaping_dragon(const std::vector<Dragon>& dragons, const Board& board, Point p) {
    if (!board.contains(p)) throw Error(name_of(p) + " is not on this board");
    const Dragon* const found = dragon_at(dragons, p);
    if (!found) throw Error("there is no stone on " + name_of(p));
    return *found;
}

/// Large dragons first whose fate depends on who moves; among settled ones those that the playouts are least
/// sure of.
bool more_in_doubt(const Dragon& one, const Dragon& other) {
    if (is_unsettled(one) != is_unsettled(other)) return is_unsettled(one);
    if (is_unsettled(one)) return one.stones.count() > other.stones.count();
    return std::abs(one.survival) < std::abs(other.survival);
}

}  // namespace

Point point_in_question(const Study& study, const LayerOptions& options) {
    if (options.of) return *options.of;
    const std::vector<Dragon>& dragons = study.dragons();
    if (dragons.empty()) throw Error("there is no stone on this board");
    return std::min_element(dragons.begin(), dragons.end(), more_in_doubt)->stones.first();
}

Layer escape_layer(const Study& study, const LayerOptions& options) {
    const Board& board = study.board();
    const std::vector<Dragon>& dragons = study.dragons();
    const Point from = point_in_question(study, options);
    const EscapeRoute route = Escapes(dragons, board).of(escaping_dragon(dragons, board, from));
    LayerGrid distance(board.size());
    for (const Point p : points_of(board.size()))
        if (route.distance[p] >= 0) distance[p] = route.distance[p];
    Layer layer("escape", board);
    layer.by_side = false;
    layer.grids = {{"distance", distance}, {"value", layer_grid(route.value)}};
    layer.values = {{"sum", static_cast<double>(route.sum)}, {"of", from}};
    return layer;
}

}  // namespace goterr
