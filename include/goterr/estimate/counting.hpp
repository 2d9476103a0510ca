/// Counting a position in which it is settled who owns which point.
///
/// Territory rules: own empty points and points under dead stones, plus every prisoner. Area rules: all own
/// points. White adds komi and, under area rules that have it, compensation for handicap stones.
/// Source: the rulesets' own words as KataGo's rules page summarizes them.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Who owns which point of a finished board: living stones their own, dead stones' points and the empty
/// regions they stand in the one color around; a region between both colors, or without any stone, is
/// nobody's.
Grid<Color> flood_owners(const Board& board, const PointSet& dead);

/// The score that an owner map gives. A stone on a point of the other color counts as dead there.
Score count(const Position& position, const Grid<Color>& owner, const EstimateOptions& options);

/// The stones on points that the owner map gives to the other side.
PointSet dead_stones(const Board& board, const Grid<Color>& owner);

/// The dragons of an estimate, dead where it counts their stones as dead.
std::vector<Dragon> counted_dragons(const Estimate& estimate);

}  // namespace goterr
