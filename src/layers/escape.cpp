#include <algorithm>

#include "goterr/core/error.hpp"
#include "goterr/escape/escape.hpp"
#include "goterr/estimate/evidence.hpp"
#include "goterr/layers/layers.hpp"

namespace goterr {
namespace {

const Dragon& dragon_at(const std::vector<Dragon>& dragons, const Board& board, Point p) {
    const bool stone = board.contains(p) && is_stone(board[p]);
    const auto found = std::find_if(dragons.begin(), dragons.end(),
                                    [&](const Dragon& dragon) { return stone && dragon.stones.contains(p); });
    if (found == dragons.end()) throw Error("There is no stone on " + name_of(p) + ".");
    return *found;
}

/// The opponent of `side` is to move: his stones radiate if they cannot be caught or may be saved.
PointSet radiating(const Evidence& evidence, Color side) {
    PointSet safe(evidence.position.board.size());
    for (int i = 0; i < evidence.chains.count(); ++i) {
        const CaptureReading& reading = evidence.tactics[i];
        const Chain& chain = evidence.chains[i];
        if (reading.safe() || (chain.side != side && reading.contested())) safe |= chain.stones;
    }
    return safe;
}

Refuge refuge_in(const Dragon& dragon) {
    switch (dragon.status) {
        case Status::alive:
        case Status::seki: return Refuge::alive;
        case Status::unknown: return dragon.escape > 5 ? Refuge::promising : Refuge::uncaught;
        case Status::critical: return Refuge::uncaught;
        case Status::dead: return Refuge::none;
    }
    return Refuge::none;
}

}  // namespace

Layer escape_layer(const LayerSource& source, const LayerOptions& options) {
    const Board& board = source.position.board;
    const Evidence evidence = gather(source.position, source.options);
    const Dragon& dragon = dragon_at(evidence.dragons, board, options.of.value());
    std::vector<FriendlyDragon> friends;
    for (const Dragon& other : evidence.dragons)
        if (other.side == dragon.side && other.stones != dragon.stones)
            friends.push_back({other.stones, refuge_in(other)});
    const InfluenceMap influence = escape_influence(board, radiating(evidence, dragon.side));
    const EscapeRoute route =
        escape_route(board, dragon.stones, escape_values_for(dragon.side, board, influence, friends));
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
