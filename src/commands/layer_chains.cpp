#include "goterr/board/chains.hpp"
#include "goterr/commands/layers.hpp"

namespace goterr {

Layer chains_layer(const Prepared& prepared, const LayerOptions&) {
    std::vector<LayerRow> rows;
    for (const Chain& chain : find_chains(prepared.position.board))
        rows.push_back({{"side", layer_value(chain.side)},
                        {"stones", layer_value(chain.stones)},
                        {"liberties", layer_value(chain.liberties)}});
    Layer layer("chains", prepared.position.board.size());
    layer.table = {"chains", std::move(rows)};
    return layer;
}

}  // namespace goterr
