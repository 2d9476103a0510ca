#include <fmt/format.h>

#include "goterr/layers/layers.hpp"
#include "goterr/layers/reason.hpp"

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

/// By the first stones of the dragons at the other ends.
LayerValue links_of(int dragon, const std::vector<Dragon>& dragons, const std::vector<WeakLink>& links) {
    LayerFields fields;
    for (const WeakLink& link : links) {
        if (link.first != dragon && link.second != dragon) continue;
        const int other = link.first == dragon ? link.second : link.first;
        const Point stone = dragons[static_cast<std::size_t>(other)].stones.first();
        fields.push_back({name_of(stone), LayerFields{{"cut", link.cut}, {"join", link.join}}});
    }
    return fields;
}

void add_remarks(LayerSigns& signs, const std::vector<WeakLink>& links) {
    for (const WeakLink& link : links)
        signs.remarks.push_back(fmt::format("{} and {}: cut at {}, joined at {}", link.first + 1,
                                            link.second + 1, name_of(link.cut), name_of(link.join)));
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

Layer dragons_layer(const Study& study, const LayerOptions&) {
    std::vector<LayerRow> rows;
    const std::vector<WeakLink>& links = study.weak_links();
    const std::vector<Dragon>& dragons = study.dragons();
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
                        {"weak_links", links_of(static_cast<int>(rows.size()), dragons, links)},
                        {"reason", reason_in_words(dragon)}});
    Layer layer("dragons", study.board());
    layer.table = {"dragons", std::move(rows)};
    layer.signs = signs_of(study.board(), dragons);
    add_remarks(*layer.signs, links);
    return layer;
}

Layer secure_layer(const Study& study, const LayerOptions& options) {
    Layer layer("secure", study.board());
    if (options.answered) layer.about = "what is alive or owned where its owner answers every move";
    layer.grids.push_back(
        {"values", layer_grid((options.answered ? study.secure_if_answered() : study.secure()).owner)});
    return layer;
}

}  // namespace goterr
