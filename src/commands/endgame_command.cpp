#include "goterr/commands/endgame_command.hpp"

#include <chrono>

#include "delivery.hpp"
#include "goterr/estimate/study.hpp"
#include "goterr/render/format_table.hpp"

namespace goterr {

int run(const EndgameCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err, command.request.charset},
                   [&](const std::string& bytes) {
                       Prepared prepared = prepare(bytes, command.request, command.input);
                       warn(prepared.from.file, prepared.from.warnings, err);
                       const auto start = std::chrono::steady_clock::now();
                       const Study study(prepared.position, prepared.options);
                       EndgameReport report{study.estimate(),
                                            read_endgame(study.analysis(), prepared.options), prepared.from};
                       report.from.seconds = seconds_since(start);
                       return chosen_row(endgame_formats(), command.format, command.output)
                           .render(report, command.render);
                   });
}

}  // namespace goterr
