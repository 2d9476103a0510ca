/// `goterr explain`: why a point or its dragon is judged as it is, in sentences or as JSON.
#pragma once

#include <iosfwd>
#include <string>

#include "goterr/protocol/engine.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

struct ExplainCommand {
    Point point;
    std::string input = "-";
    PositionRequest request;
    EngineOptions engine = {};
    bool json = false;   ///< else text
    bool trace = false;  ///< what was read about the stone, step by step, too: text only
    std::string output;
    int width = 0;  ///< columns text may take; 0: as it comes
};

/// Returns the exit status: 0, or 1 when the input could not be read or the point is off the board; messages
/// go to `err`. Throws `Error` when the output cannot be written.
int run(const ExplainCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
