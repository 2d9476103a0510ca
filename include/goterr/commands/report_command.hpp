/// `goterr report`: a game as one HTML page.
#pragma once

#include "goterr/commands/graph_command.hpp"
#include "goterr/render/report.hpp"

namespace goterr {

/// `format` and `render` of the command are not looked at. Returns the exit status: 0, or 1 when the input could
/// not be read; messages go to `err`. Throws `Error` when the output cannot be written.
int run_report(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
