#include "goterr/core/joined.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/layer.hpp"

#include "result.hpp"

namespace {

using namespace goterr;

const LayerKind& kind_named(std::string_view name) {
    if (const LayerKind* kind = row_named(layer_kinds(), name)) return *kind;
    throw Error("'" + std::string(name) + "' is no map; there are " +
                joined(layer_kinds(), ", ", &LayerKind::name));
}

std::string map_of(const goterr_result& result, const char* name, const char* point) {
    LayerOptions options;
    if (point != nullptr) options.of = point_in(point);
    const LayerKind& kind = kind_named(name == nullptr ? "" : name);
    return render_layer_json(kind.make({result.estimate.position, result.estimate.options}, options));
}

}  // namespace

char* goterr_map(const goterr_result* result, const char* name, const char* point, char** error) {
    return abi::guarded(error, [&] {
        if (result == nullptr) throw Error("there is no result to map");
        return abi::copy_of(map_of(*result, name, point));
    });
}
