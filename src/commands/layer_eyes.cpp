#include "goterr/board/chains.hpp"
#include "goterr/commands/layers.hpp"
#include "goterr/eyes/eye_space.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

Layer eyes_layer(const Prepared& prepared, const LayerOptions& options) {
    const Chains chains = find_chains(prepared.position.board);
    const Tactics tactics = read_captures(prepared.position, chains);
    std::vector<LayerRow> rows;
    for (const EyeSpace& space : find_eye_spaces(prepared.position.board, chains, tactics)) {
        if (options.side && *options.side != space.side) continue;
        rows.push_back({{"side", layer_value(space.side)},
                        {"points", layer_value(space.points)},
                        {"marginal", layer_value(space.margins)},
                        {"half", layer_value(space.half_eyes)},
                        {"false", layer_value(space.false_eyes)},
                        {"value", std::string(name_of(space.value).digits)},
                        {"attack", space.attack},
                        {"defense", space.defense}});
    }
    Layer layer("eyes", prepared.position.board.size());
    layer.table = {"eyes", std::move(rows)};
    return layer;
}

}  // namespace goterr
