#include "goterr/commands/map_command.hpp"

#include <fmt/format.h>

#include <array>

#include "delivery.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/svg.hpp"
#include "goterr/render/words.hpp"

namespace goterr {

namespace {

constexpr std::array layer_table{
    LayerFormat{"text", "txt", render_layer_text},
    LayerFormat{"json", "json", render_layer_json},
    LayerFormat{"svg", "svg", as_svg<layer_picture>},
    LayerFormat{"png", "png", as_png<layer_picture>},
};

}  // namespace

std::span<const LayerFormat> layer_formats() { return layer_table; }

int run(const MapCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver(
        {command.input, command.output, in, out, err, command.request.charset},
        [&](const std::string& bytes) {
            const Prepared prepared = prepare(bytes, command.request, command.input);
            warn(prepared.from.file, prepared.from.warnings, err);
            Layer layer = command.kind->make({prepared.position, prepared.options}, command.layer);
            layer.about = fmt::format("{}; {}", layer.about.empty() ? command.kind->summary : layer.about,
                                      moment_in_words(prepared.from));
            return chosen_row(layer_formats(), command.format, command.output).render(layer, command.render);
        });
}

}  // namespace goterr
