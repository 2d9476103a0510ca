#include "goterr/render/json_value.hpp"
#include "goterr/render/layer.hpp"
#include "goterr/render/words.hpp"

namespace goterr {

namespace {

Json value_json(const LayerValue& value);

JsonObject fields_json(const LayerFields& fields) {
    JsonObject object;
    for (const auto& [name, value] : fields) object.add(name, value_json(value));
    return object;
}

struct ValueJson {
    Json operator()(std::monostate) const { return {"null"}; }
    Json operator()(const LayerFields& fields) const { return fields_json(fields).json(); }
    template <typename T>
    Json operator()(const T& value) const {
        return json_of(value);
    }
};

Json value_json(const LayerValue& value) { return std::visit(ValueJson(), value); }

}  // namespace

std::string render_layer_json(const Layer& layer, const RenderOptions&) {
    JsonObject json;
    json.add("schema", 1)
        .add("layer", layer.name)
        .add("width", layer.size().width)
        .add("height", layer.size().height)
        .add("board", color_letters(layer.board, ".XO"));
    for (const auto& [name, grid] : layer.grids) json.add(name, grid.values());
    for (const auto& [name, drawing] : layer.drawings)
        json.add(name, std::string_view(drawing.values().data(), drawing.values().size()));
    for (const auto& [name, value] : layer.values) json.add(name, value_json(value));
    if (layer.table) json.add(layer.table->name, json_array(layer.table->value, fields_json));
    return json.json().text + '\n';
}

}  // namespace goterr
