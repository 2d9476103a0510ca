#include "goterr/commands/layers.hpp"

namespace goterr {

std::span<const LayerKind> layer_kinds() {
    static const std::vector<LayerKind> kinds{
        {"chains", "every chain with its liberties", {}, chains_layer},
    };
    return kinds;
}

}  // namespace goterr
