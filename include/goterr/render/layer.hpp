/// The forms of a layer: JSON, columns or a heat map in the terminal, pictures.
#pragma once

#include <string>
#include <vector>

#include "goterr/layers/layer.hpp"
#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"

namespace goterr {

/// One JSON object on one line, with a line end.
std::string render_layer_json(const Layer& layer, const RenderOptions& options = {});

/// Columns that line up, with coordinates, on shaded grounds where there is color; a heat map of one mark a
/// point where that is asked for or the terminal is too narrow for the numbers.
std::string render_layer_text(const Layer& layer, const RenderOptions& options = {});

/// What the layer says on the points in signs short enough to stand there: one board each for the grids, the
/// drawings and the table that has signs.
std::vector<Named<Grid<PointSign>>> signed_boards(const Layer& layer);

/// The board with what the layer says on its points; grids and drawings side by side.
Drawing layer_picture(const Layer& layer, const PictureOptions& options = {});

}  // namespace goterr
