#include "goterr/commands/estimate_command.hpp"

#include <ostream>

#include "goterr/commands/streams.hpp"
#include "overwriting.hpp"

namespace goterr {

namespace {

const Format& format_of(const EstimateCommand& command) {
    if (command.format) return *command.format;
    const Format* by_extension = format_for_file(command.output);
    return by_extension ? *by_extension : formats().front();
}

void warn(const Provenance& from, std::ostream& err) {
    for (const Diagnostic& warning : from.warnings)
        err << message_line(from.file, warning.where, "warning", warning.message);
}

}  // namespace

int run(const EstimateCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    refuse_overwriting(command.output, command.input);
    std::string bytes;
    try {
        bytes = read_input(command.input, in);
        Prepared prepared = prepare(bytes, command.request, command.input);
        const Estimate result = estimate_timed(prepared);
        warn(prepared.from, err);
        bytes = format_of(command).render(result, prepared.from, command.render);
    } catch (const Error& error) {
        const Diagnostic found = diagnostic_of(error);
        err << message_line(command.input, found.where, "error", found.message);
        return 1;
    }
    write_output(bytes, command.output, out);
    return 0;
}

}  // namespace goterr
