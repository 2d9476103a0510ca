#include "goterr/commands/estimate_command.hpp"

#include "advised.hpp"
#include "delivery.hpp"
#include "goterr/render/format_table.hpp"

namespace goterr {

int run(const EstimateCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err, command.request.charset},
                   [&](const std::string& bytes) {
                       const auto engine = started_engine(command.engine);
                       Prepared prepared =
                           prepare(bytes, advised(command.request, engine.get()), command.input);
                       const Estimate result = estimate_timed(prepared);
                       warn(prepared.from.file, prepared.from.warnings, err);
                       return chosen_row(formats(), command.format, command.output)
                           .render(result, prepared.from, command.render);
                   });
}

}  // namespace goterr
