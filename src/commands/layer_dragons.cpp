#include "goterr/commands/layers.hpp"
#include "goterr/estimate/evidence.hpp"
#include "goterr/life/profile.hpp"
#include "goterr/life/unconditional.hpp"
#include "goterr/render/reason.hpp"

namespace goterr {

Layer dragons_layer(const Prepared& prepared, const LayerOptions&) {
    std::vector<LayerRow> rows;
    const Evidence evidence = gather(prepared.position, prepared.options);
    for (const Dragon& dragon :
         with_eyes_and_escape(evidence.dragons, prepared.position.board, evidence.chains, evidence.tactics))
        rows.push_back({{"side", layer_value(dragon.side)},
                        {"stones", layer_value(dragon.stones)},
                        {"status", std::string(name_of(dragon.status))},
                        {"eyes", std::string(name_of(dragon.eyes).digits)},
                        {"escape", static_cast<double>(dragon.escape)},
                        {"secure", dragon.secure},
                        {"survival", rounded(dragon.survival, 2)},
                        {"saved_by", dragon.saved_by},
                        {"killed_by", dragon.killed_by},
                        {"reason", reason_in_words(dragon)}});
    Layer layer("dragons", prepared.position.board.size());
    layer.table = {"dragons", std::move(rows)};
    return layer;
}

Layer secure_layer(const Prepared& prepared, const LayerOptions&) {
    const Board& board = prepared.position.board;
    Layer layer("secure", board.size());
    layer.grids.push_back({"values", layer_grid(find_unconditional_life(board, find_chains(board)).owner)});
    return layer;
}

}  // namespace goterr
