/// A number that two different positions are unlikely to share, as KataGo writes it: 32 hexadecimal digits.
#pragma once

#include <string>

#include "goterr/board/position.hpp"

namespace goterr {

/// Of board, side to move and ko.
std::string position_hash(const Position& position);

/// The same for all rotations and reflections of the position.
std::string symmetric_hash(const Position& position);

}  // namespace goterr
