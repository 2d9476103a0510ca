#include <algorithm>

#include "goterr/core/error.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/life/profile.hpp"

namespace goterr {
namespace {

const Dragon& dragon_at(const std::vector<Dragon>& dragons, const Board& board, Point p) {
    const bool stone = board.contains(p) && is_stone(board[p]);
    const auto found = std::find_if(dragons.begin(), dragons.end(),
                                    [&](const Dragon& dragon) { return stone && dragon.stones.contains(p); });
    if (found == dragons.end()) throw Error("There is no stone on " + name_of(p) + ".");
    return *found;
}

}  // namespace

Layer escape_layer(const Study& study, const LayerOptions& options) {
    const Board& board = study.board();
    const std::vector<Dragon>& dragons = study.dragons();
    const EscapeRoute route = escape_among(dragons, dragon_at(dragons, board, options.of.value()), board);
    LayerGrid distance(board.size());
    for (const Point p : points_of(board.size()))
        if (route.distance[p] >= 0) distance[p] = route.distance[p];
    Layer layer("escape", board);
    layer.by_side = false;
    layer.grids = {{"distance", distance}, {"value", layer_grid(route.value)}};
    layer.values = {{"sum", static_cast<double>(route.sum)}};
    return layer;
}

}  // namespace goterr
