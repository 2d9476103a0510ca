/// `goterr map`: one layer of a position as numbers, marks or a table.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "goterr/layers/layers.hpp"
#include "goterr/render/layer.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

/// A way to write a layer: a new one is a row.
struct LayerFormat {
    std::string_view name;       ///< as `--format` has it
    std::string_view extension;  ///< of files, without the dot
    std::string (*render)(const Layer&, const RenderOptions&);
};

/// All formats; text is the first.
std::span<const LayerFormat> layer_formats();

struct MapCommand {
    const LayerKind* kind = nullptr;  ///< never absent when run
    LayerOptions layer;
    std::string input = "-";
    PositionRequest request;
    const LayerFormat* format = nullptr;  ///< absent: what the output file's extension says, else text
    std::string output;
    RenderOptions render;
};

/// Returns the exit status: 0, or 1 when the input could not be read; messages go to `err`. Throws `Error`
/// when the output cannot be written.
int run(const MapCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
