/// What the learned part of the estimate looks at: planes of small integers, one number a plane and point.
///
/// Everything is seen by the side to move (its own stones and points are positive), so exchanging the colors
/// and the turn changes nothing. Values are in 64ths. Most planes are what the lower floors found out, so
/// that the net only has to learn what they leave open.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

inline constexpr std::array<std::string_view, 22> input_names{
    "own stone",
    "enemy stone",
    "own stone, 1 liberty",
    "own stone, 2 liberties",
    "own stone, 3 liberties",
    "enemy stone, 1 liberty",
    "enemy stone, 2 liberties",
    "enemy stone, 3 liberties",
    "board",              // 1 everywhere: tells points from what lies beyond the edge
    "smallness",          // how many lines less than 19, a tenth of it, everywhere
    "ko",                 // where the side to move may not retake
    "capture contested",  // the stone, where reading takes its chain and another reading saves it
    "captured",           // the stone, where reading takes its chain whoever begins
    "unconditional",      // whose point it is for sure
    "playouts",           // share of playouts in which the point becomes the mover's, less the enemy's
    "playouts, nobody",   // share in which it becomes nobody's
    "verdict",            // the stone, turned if its dragon counts as dead
    "territory",          // the influence valuation, the dead lifted
    "weighed features",   // `modeled_ownership`
    "lost, owner first",  // the stone of a dragon that dies though its owner begins; half where only sampled
    "lost, attacker first",  // ... that dies when its attacker begins
    "seki",                  // the stone of a dragon in seki
};

inline constexpr int input_unit = 64;

using InputPoint = std::array<std::int8_t, input_names.size()>;

/// One set a point, row-major from the top left.
std::vector<InputPoint> inputs_of(const Analysis& analysis);

/// Those of a position one move later, to compare moves with: its stones, liberties and readings are
/// `later`'s, all else is as it was before.
std::vector<InputPoint> inputs_after(const std::vector<InputPoint>& before, const Analysis& later,
                                     Point move);

}  // namespace goterr
