/// What a layer says on the points of a board, in signs short enough to stand there.
#pragma once

#include <vector>

#include "goterr/render/layer.hpp"

namespace goterr {

/// One board each for the grids, the drawings and the table that has signs.
std::vector<Named<Grid<PointSign>>> signed_boards(const Layer& layer);

}  // namespace goterr
