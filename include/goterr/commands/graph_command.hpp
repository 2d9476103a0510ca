/// `goterr graph`: the score lead after each move of a game, as a chart or as numbers.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "goterr/protocol/engine.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

/// A way to write a graph: a new one is a row.
struct GraphFormat {
    std::string_view name;       ///< as `--format` has it
    std::string_view extension;  ///< of files, without the dot
    std::string (*render)(const GameGraph&, const RenderOptions&);
    /// Where each position has a row of its own, which is printed as soon as it is known: what stands above
    /// the rows, and the row at an index.
    std::string_view heading = {};
    std::string (*row)(const ScoreCurve&, std::size_t) = nullptr;
};

/// All formats; text is the first.
std::span<const GraphFormat> graph_formats();

struct GraphCommand {
    std::string input = "-";
    PositionRequest request;
    EngineOptions engine = {};
    int every = 1;                        ///< moves from one position to the next; the last is always there
    unsigned jobs = 0;                    ///< threads; 0: as many as the machine has
    bool progress = false;                ///< show a bar where it takes long
    const GraphFormat* format = nullptr;  ///< absent: what the output file's extension says, else text
    std::string output;
    RenderOptions render;
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written.
int run(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
