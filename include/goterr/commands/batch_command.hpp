/// `goterr batch`: many games in, one record a position out, in the order of the inputs.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "goterr/commands/position_request.hpp"
#include "goterr/render/batch_formats.hpp"

namespace goterr {

enum class ProgressMode { automatic, always, never };

/// Which positions of each game are estimated; with neither, the last one.
struct Moments {
    std::vector<int> moves;    ///< after these moves, as far as the game goes
    std::optional<int> every;  ///< after every so many moves, and at the end
};

struct BatchCommand {
    std::vector<std::string> paths;         ///< files and directories
    std::optional<std::string> files_from;  ///< a list of further paths, `-` for the input stream
    bool zero_separated = false;            ///< the list's names end in a zero byte, not in a line end
    Moments moments;
    PositionRequest request;
    const BatchFormat* format = nullptr;  ///< absent: a table on a terminal, else NDJSON
    RenderOptions render;
    bool header = true;  ///< CSV: with the line of names
    ProgressMode progress = ProgressMode::automatic;
};

/// Returns the exit status: 0, or 1 when a record has an error; messages go to `err`. Throws `Error` when the
/// output cannot be written.
int run(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
