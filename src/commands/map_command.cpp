#include "goterr/commands/map_command.hpp"

#include <ostream>

#include "goterr/commands/streams.hpp"

namespace goterr {

int run(const MapCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    std::string bytes;
    try {
        bytes = read_input(command.input, in);
        const Prepared prepared = prepare(bytes, command.request, command.input);
        const Layer layer = command.kind->make(prepared, command.layer);
        bytes = command.json ? render_layer_json(layer) : render_layer_text(layer);
    } catch (const Error& error) {
        const Diagnostic found = diagnostic_of(error);
        err << message_line(command.input, found.where, "error", found.message);
        return 1;
    }
    write_output(bytes, command.output, out);
    return 0;
}

}  // namespace goterr
