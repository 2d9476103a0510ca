/// What the rules of counting change in a map of who surrounds what.
#pragma once

#include "goterr/estimate/evidence.hpp"
#include "goterr/estimate/owner_map.hpp"

namespace goterr {

/// Empty points around which only stones in seki stand: those between both colors, and eyes if asked for.
PointSet seki_regions(const Evidence& evidence, const PointSet& seki, bool with_eyes);

/// Nobody owns the points between stones in seki, nor, where the rules tax it, their eyes. In a position that is settled,
/// false eyes are no territory either where the user said which stones live or the game was counted after teire; in others
/// they are named as places where a move is left, since players who stop leave them uncounted as often as not.
/// Where the area counts and the players filled the neutral points, the last of an odd number is the side's to move.
void apply_counting_rules(const Evidence& evidence, Stage stage, Estimate& estimate);

}  // namespace goterr
