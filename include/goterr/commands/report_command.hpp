/// `goterr report`: a game as one HTML page.
#pragma once

#include "goterr/commands/graph_command.hpp"
#include "goterr/render/report.hpp"

namespace goterr {

struct ReportCommand {
    GraphCommand game;  ///< `format` and `render` in it are not looked at
    bool without_module = false;
    std::string page = {};  ///< a goterr.html whose module is taken; empty: the one that is built in
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written or the page with the module not be read.
int run(const ReportCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
