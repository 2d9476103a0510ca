/// `goterr problem`: life-and-death problems in, what becomes of the dragon in question when either side
/// begins out.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "goterr/render/problem.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

struct ProblemCommand {
    std::vector<std::string> inputs = {"-"};  ///< files, directories, or `-`
    PositionRequest request;
    bool one_game = false;                  ///< only the game of the request; else all games of each file
    std::optional<Point> of;                ///< a stone of the dragon in question
    const ProblemFormat* format = nullptr;  ///< absent: what the output file's extension says, else text
    std::string output;                     ///< a file; empty: the output stream
    std::string proof;                      ///< a file for the certificates of what is read; empty: none
    /// About how long to read at most: counted in boards, so that answers are the same on every machine. 0:
    /// as `effort` says.
    double seconds = 0;
    bool progress = false;  ///< show a bar where there are several and it takes long
    RenderOptions render;
};

/// Returns the exit status: 0, or 1 when some input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written, and `WrongUse` where several problems are to be one picture or a result
/// would be written over an input.
int run(const ProblemCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
