/// `goterr map`: one layer of a position as numbers, marks or a table.
#pragma once

#include <iosfwd>
#include <string>

#include "goterr/commands/layers.hpp"

namespace goterr {

struct MapCommand {
    const LayerKind* kind = nullptr;  ///< never absent when run
    LayerOptions layer;
    std::string input = "-";
    PositionRequest request;
    bool json = false;  ///< else text
    std::string output;
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written.
int run(const MapCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
