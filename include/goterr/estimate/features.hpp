/// What the ownership model looks at, point by point.
///
/// Every feature changes its sign with the colors and turns with the board. Sums over neighborhoods run over
/// integers, so a turned position gives the same numbers to the last bit.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

inline constexpr std::array<std::string_view, 12> feature_names{
    "playouts",          // share of playouts in which the point becomes black's, less white's
    "playouts cubed",    // lets the model trust clear majorities more than its mean slope says
    "stone",             // the stone on the point
    "verdict",           // the stone, turned if its dragon is judged dead
    "stones around",     // mean of the stones over the eight points around
    "stones at two",     // ... over the ring at distance two
    "stones at three",   // ... at distance three
    "bouzy",             // sign of Bouzy's 4/0 map, the dead lifted
    "territory",         // the influence valuation of the point, the dead lifted
    "territory around",  // mean of the valuation over the eight points around
    "turn",              // +1 if black is to move
    "playouts overall",  // mean of the playouts over the whole board
};

using Features = std::array<float, feature_names.size()>;

/// One set a point, row-major from the top left.
std::vector<Features> features_of(const Analysis& analysis);
/// As if these stones were judged dead.
std::vector<Features> features_of(const Analysis& analysis, const PointSet& dead);

/// How far the game is: occupied points over all points, 0..1.
float phase_of(const Board& board);

}  // namespace goterr
