#include <fmt/format.h>

#include "goterr/layers/layers.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {
namespace {

LayerValue point_or_null(const std::optional<Point>& point) {
    return point ? LayerValue(*point) : LayerValue();
}

/// How a chain in danger is captured and saved, as a sentence; nothing for the others.
std::optional<std::string> danger_of(const Chain& chain, const CaptureReading& reading) {
    if (!reading.captured_by) return std::nullopt;
    return fmt::format("{} ({}): captured by {}{}{}", name_of(chain.stones.first()), name_of(chain.side),
                       name_of(*reading.captured_by),
                       reading.saved_by ? ", saved by " + name_of(*reading.saved_by) : "",
                       reading.ko ? ", by a ko" : "");
}

/// Every stone with the number of its chain's liberties.
LayerSigns signs_of(const Board& board, const Chains& chains, const Tactics& tactics) {
    LayerSigns signs{Grid<PointSign>(board.size()), {"numbers: liberties"}};
    for (int number = 0; number < chains.count(); ++number) {
        const Chain& chain = chains[number];
        for (const Point p : chain.stones) signs.points[p].sign = std::to_string(chain.liberties.count());
        if (auto danger = danger_of(chain, tactics[number])) signs.remarks.push_back(*std::move(danger));
    }
    return signs;
}

}  // namespace

Layer chains_layer(const LayerSource& source, const LayerOptions&) {
    const Chains chains = find_chains(source.position.board);
    const Tactics tactics = read_captures(source.position, chains);
    std::vector<LayerRow> rows;
    for (int number = 0; number < chains.count(); ++number)
        rows.push_back({{"side", layer_value(chains[number].side)},
                        {"stones", layer_value(chains[number].stones)},
                        {"liberties", layer_value(chains[number].liberties)},
                        {"captured_by", point_or_null(tactics[number].captured_by)},
                        {"saved_by", point_or_null(tactics[number].saved_by)},
                        {"ko", tactics[number].ko}});
    Layer layer("chains", source.position.board);
    layer.table = {"chains", std::move(rows)};
    layer.signs = signs_of(source.position.board, chains, tactics);
    return layer;
}

}  // namespace goterr
