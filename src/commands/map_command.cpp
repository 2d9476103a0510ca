#include "goterr/commands/map_command.hpp"

#include <fmt/format.h>

#include <array>
#include <ostream>

#include "goterr/commands/streams.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/words.hpp"
#include "overwriting.hpp"

namespace goterr {

namespace {

constexpr std::array table{
    LayerFormat{"text", "txt", render_layer_text},
    LayerFormat{"json", "json", render_layer_json},
    LayerFormat{"svg", "svg", render_layer_svg},
    LayerFormat{"png", "png", render_layer_png},
};

}  // namespace

std::span<const LayerFormat> layer_formats() { return table; }

int run(const MapCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    refuse_overwriting(command.output, command.input);
    std::string bytes;
    try {
        bytes = read_input(command.input, in);
        const Prepared prepared = prepare(bytes, command.request, command.input);
        Layer layer = command.kind->make(prepared, command.layer);
        layer.about = fmt::format("{}; {}", command.kind->summary, moment_in_words(prepared.from));
        bytes = chosen_row(layer_formats(), command.format, command.output).render(layer, command.render);
    } catch (const Error& error) {
        const Diagnostic found = diagnostic_of(error);
        err << message_line(command.input, found.where, "error", found.message);
        return 1;
    }
    write_output(bytes, command.output, out);
    return 0;
}

}  // namespace goterr
