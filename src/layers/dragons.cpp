#include <fmt/format.h>

#include "goterr/estimate/evidence.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/layers/reason.hpp"
#include "goterr/life/hopeless.hpp"
#include "goterr/life/profile.hpp"

namespace goterr {
namespace {

LayerValue fate_of(const Fate& fate) {
    return LayerFields{{"outcome", std::string(name_of(fate.outcome))},
                       {"known", std::string(name_of(fate.known))},
                       {"line", fate.line}};
}

LayerValue fates_of(const Dragon& dragon) {
    return LayerFields{{"owner_first", fate_of(dragon.owner_first)},
                       {"attacker_first", fate_of(dragon.attacker_first)}};
}

/// Every stone with the number of its dragon; what is dead stands on the captors' ground.
LayerSigns signs_of(const Board& board, const std::vector<Dragon>& dragons) {
    LayerSigns signs{Grid<PointSign>(board.size()), {}};
    for (const Dragon& dragon : dragons) {
        const std::string number = std::to_string(signs.remarks.size() + 1);
        const double lean = dragon.status == Status::dead ? 0.6 * sign(opponent(dragon.side)) : 0;
        for (const Point p : dragon.stones) signs.points[p] = {number, lean};
        signs.remarks.push_back(fmt::format("{} ({}, {}): {}; {}", number, name_of(dragon.stones.first()),
                                            name_of(dragon.side), name_of(dragon.status),
                                            reason_in_words(dragon)));
    }
    return signs;
}

}  // namespace

Layer dragons_layer(const LayerSource& source, const LayerOptions&) {
    std::vector<LayerRow> rows;
    const Evidence evidence = study(gather(source.position, source.options), source.options);
    const auto dragons =
        with_eyes_and_escape(evidence.dragons, source.position.board, evidence.chains, evidence.tactics);
    for (const Dragon& dragon : dragons)
        rows.push_back({{"side", layer_value(dragon.side)},
                        {"stones", layer_value(dragon.stones)},
                        {"status", std::string(name_of(dragon.status))},
                        {"eyes", std::string(name_of(dragon.eyes).digits)},
                        {"escape", static_cast<double>(dragon.escape)},
                        {"secure", dragon.secure},
                        {"survival", rounded(dragon.survival, 2)},
                        {"saved_by", dragon.saved_by},
                        {"killed_by", dragon.killed_by},
                        {"fates", fates_of(dragon)},
                        {"reason", reason_in_words(dragon)}});
    Layer layer("dragons", source.position.board);
    layer.table = {"dragons", std::move(rows)};
    layer.signs = signs_of(source.position.board, dragons);
    return layer;
}

Layer secure_layer(const LayerSource& source, const LayerOptions&) {
    const Board& board = source.position.board;
    const Chains chains = find_chains(board);
    Layer layer("secure", board);
    layer.grids.push_back(
        {"values",
         layer_grid(with_hopeless_regions(find_unconditional_life(board, chains), board, chains).owner)});
    return layer;
}

}  // namespace goterr
