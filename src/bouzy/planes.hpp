/// The fast form of `bouzy_map`: one plane of small numbers a side, in rows with a margin, so that every step
/// is a straight loop the compiler turns into vector instructions.
///
/// A value v becomes black = max(v, 0) and white = max(-v, 0). Erosion then works on each plane alone
/// (whatever is 0 there, empty or hostile, erodes), and needs no branch: subtract, but not below 0. Five
/// dilations keep stones at 148 or less, so bytes do; larger counts take wider cells.
#pragma once

#include "goterr/bouzy/bouzy.hpp"

namespace goterr {

/// Equal to the definition bit for bit; the counts are checked already.
Grid<Weight> bouzy_map_by_planes(const Board& board, BouzyOptions options);

}  // namespace goterr
