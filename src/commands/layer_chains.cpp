#include "goterr/commands/layers.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {
namespace {

LayerValue point_or_null(const std::optional<Point>& point) {
    return point ? LayerValue(*point) : LayerValue();
}

}  // namespace

Layer chains_layer(const Prepared& prepared, const LayerOptions&) {
    const Chains chains = find_chains(prepared.position.board);
    const Tactics tactics = read_captures(prepared.position, chains);
    std::vector<LayerRow> rows;
    for (int number = 0; number < chains.count(); ++number)
        rows.push_back({{"side", layer_value(chains[number].side)},
                        {"stones", layer_value(chains[number].stones)},
                        {"liberties", layer_value(chains[number].liberties)},
                        {"captured_by", point_or_null(tactics[number].captured_by)},
                        {"saved_by", point_or_null(tactics[number].saved_by)},
                        {"ko", tactics[number].ko}});
    Layer layer("chains", prepared.position.board.size());
    layer.table = {"chains", std::move(rows)};
    return layer;
}

}  // namespace goterr
