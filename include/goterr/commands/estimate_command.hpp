/// `goterr estimate`: one position in, its territory and score out.
#pragma once

#include <iosfwd>
#include <string>

#include "goterr/protocol/engine.hpp"
#include "goterr/render/formats.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

struct EstimateCommand {
    std::string input = "-";  ///< a file, or `-` for the input stream
    PositionRequest request;
    EngineOptions engine = {};
    const Format* format = nullptr;  ///< absent: what the output file's extension says, else text
    std::string output;              ///< a file; empty: the output stream
    RenderOptions render;
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written.
int run(const EstimateCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
