#include "goterr/commands/explain_command.hpp"

#include <ostream>

#include "goterr/commands/streams.hpp"
#include "goterr/render/explanation.hpp"
#include "overwriting.hpp"

namespace goterr {

int run(const ExplainCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    refuse_overwriting(command.output, command.input);
    std::string bytes;
    try {
        const Prepared prepared = prepare(read_input(command.input, in), command.request, command.input);
        const Why answer = why(prepared.position, command.point, prepared.options);
        bytes = command.json ? render_explanation_json(answer, prepared.from)
                             : render_explanation_text(answer, prepared.from);
    } catch (const Error& error) {
        const Diagnostic found = diagnostic_of(error);
        err << message_line(command.input, found.where, "error", found.message);
        return 1;
    }
    write_output(bytes, command.output, out);
    return 0;
}

}  // namespace goterr
