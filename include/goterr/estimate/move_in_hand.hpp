/// A move in hand that the lead does not know of.
///
/// The lead of an open board comes from the net, which reads nothing and sees sampled games that either side
/// begins: a large dragon that its owner, who is to move, saves by one move may be lost in it, and the lead
/// leaps by twenty points and more when he plays it. Whoever is to move has at least what a move of his
/// brings: where the games around a dragon are sure of that move and the lead misses all of its stones, the
/// lead is the one after it, its answers looked for in the same way.
#pragma once

#include <functional>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// What the position after the move is worth, best replies included.
using EstimateLater = std::function<Estimate(const Position& later)>;

/// The estimate with what that move brings its side; unchanged where there is none, or two are alike, as on
/// symmetric boards. `estimate`: of an open board whose dragons were looked at longer.
Estimate with_move_in_hand(Estimate estimate, const EstimateLater& estimate_later);

}  // namespace goterr
