#include "goterr/bouzy/bouzy.hpp"
#include "goterr/layers/layers.hpp"

namespace goterr {
Layer bouzy_layer(const Study& study, const LayerOptions& options) {
    const BouzyOptions steps{study.options().dilations, study.options().erosions};
    const Grid<Weight> map = options.as_is ? bouzy_map(study.board(), steps) : study.bouzy(steps);
    Layer layer("bouzy", study.board());
    layer.grids = {{"values", layer_grid(options.close_bubbles ? close_bubbles(map) : map)}};
    return layer;
}

}  // namespace goterr
