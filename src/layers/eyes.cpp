#include <fmt/format.h>

#include "goterr/layers/layers.hpp"

namespace goterr {
namespace {

/// Eye spaces as grounds of their sides with their values on them; their vital points are listed.
void add_space(LayerSigns& signs, const EyeSpace& space) {
    const std::string value(name_of(space.value).digits);
    for (const Point p : space.points) signs.points[p] = {value, 0.6 * sign(space.side)};
    for (const Point p : space.margins) signs.points[p].lean = 0.3 * sign(space.side);
    signs.remarks.push_back(
        fmt::format("{} ({}): eyes {}{}{}", name_of(space.points.first()), name_of(space.side), value,
                    space.attack.empty() ? "" : ", attacked at ", names_of(space.attack)));
}

}  // namespace

Layer eyes_layer(const Study& study, const LayerOptions& options) {
    std::vector<LayerRow> rows;
    LayerSigns signs{Grid<PointSign>(study.board().size()), {}};
    for (const EyeSpace& space : study.eye_spaces()) {
        if (options.side && *options.side != space.side) continue;
        add_space(signs, space);
        rows.push_back({{"side", layer_value(space.side)},
                        {"points", layer_value(space.points)},
                        {"marginal", layer_value(space.margins)},
                        {"half", layer_value(space.half_eyes)},
                        {"false", layer_value(space.false_eyes)},
                        {"value", std::string(name_of(space.value).digits)},
                        {"attack", space.attack},
                        {"defense", space.defense}});
    }
    Layer layer("eyes", study.board());
    layer.table = {"eyes", std::move(rows)};
    layer.signs = std::move(signs);
    return layer;
}

}  // namespace goterr
