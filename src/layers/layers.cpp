#include "goterr/layers/layers.hpp"

namespace goterr {

std::span<const LayerKind> layer_kinds() {
    using enum LayerOption;
    static const std::vector<LayerKind> kinds{
        {"bouzy", "Bouzy's dilations and erosions", {dilations, close_bubbles, as_is}, bouzy_layer},
        {"influence", "influence of the living stones", {side, neutral, era, as_is}, influence_layer},
        {"order", "the order in which influence visits the points around one", {of, era}, order_layer},
        {"territory",
         "what influence makes of every point, and regions",
         {neutral, era, as_is},
         territory_layer},
        {"eyes", "eye spaces with their values and vital points", {side}, eyes_layer},
        {"escape", "where a dragon can run to in four steps", {of}, escape_layer},
        {"chains", "every chain: liberties, how it is captured and saved", {}, chains_layer},
        {"dragons", "every dragon: its fate and why", {}, dragons_layer},
        {"secure", "what is alive or owned whatever the opponent plays", {answered}, secure_layer},
    };
    return kinds;
}

}  // namespace goterr
