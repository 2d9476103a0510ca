/// `goterr endgame`: what is left to play in a position, what each play is worth, and how it ends.
#pragma once

#include <iosfwd>
#include <string>

#include "goterr/render/endgame.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

struct EndgameCommand {
    std::string input = "-";
    PositionRequest request;
    const EndgameFormat* format = nullptr;  ///< absent: what the output file's extension says, else text
    std::string output;                     ///< a file; empty: the output stream
    RenderOptions render;
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written.
int run(const EndgameCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
