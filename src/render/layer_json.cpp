#include "goterr/render/json.hpp"
#include "goterr/render/layer.hpp"

namespace goterr {

namespace {

template <typename Items, typename Write>
std::string list(const Items& items, Write write) {
    std::string text = "[";
    for (const auto& item : items) {
        if (text.size() > 1) text += ',';
        text += write(item);
    }
    return text + ']';
}

std::string json(std::monostate) { return "null"; }
std::string json(bool value) { return value ? "true" : "false"; }
std::string json(double value) { return json_number(value); }
std::string json(const std::string& value) { return json_string(value); }
std::string json(Point p) { return json_string(name_of(p)); }
std::string json(const std::vector<Point>& points) {
    return list(points, [](Point p) { return json(p); });
}
std::string json(const LayerFields& fields);
std::string json(const LayerValue& value) {
    return std::visit([](const auto& held) { return json(held); }, value);
}

std::string json(const LayerGrid& grid) {
    return list(grid.values(),
                [](std::optional<double> v) { return v ? json_number(*v) : std::string("null"); });
}

std::string json(const Grid<char>& drawing) {
    return json_string({drawing.values().data(), drawing.values().size()});
}

std::string json(const LayerFields& fields) {
    std::string text;
    for (const auto& [name, value] : fields)
        text += (text.empty() ? "{" : ",") + json_string(name) + ':' + json(value);
    return text.empty() ? "{}" : text + '}';
}

template <typename T>
std::string field(const std::string& name, const T& value) {
    return ',' + json_string(name) + ':' + json(value);
}

}  // namespace

std::string render_layer_json(const Layer& layer, const RenderOptions&) {
    std::string text = "{\"schema\":1,\"layer\":" + json_string(layer.name) +
                       ",\"width\":" + std::to_string(layer.size().width) +
                       ",\"height\":" + std::to_string(layer.size().height);
    for (const auto& [name, grid] : layer.grids) text += field(name, grid);
    for (const auto& [name, drawing] : layer.drawings) text += field(name, drawing);
    for (const auto& [name, value] : layer.values) text += field(name, value);
    if (layer.table)
        text += ',' + json_string(layer.table->name) + ':' +
                list(layer.table->value, [](const LayerRow& row) { return json(row); });
    return text + "}\n";
}

}  // namespace goterr
