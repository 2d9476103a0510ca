/// Why a point is judged as it is: what each layer says there, and what would change it. Plain data.
#pragma once

#include <optional>
#include <vector>

#include "goterr/estimate/endgame.hpp"
#include "goterr/estimate/study.hpp"
#include "goterr/estimate/suggestion.hpp"

namespace goterr {

/// Another dragon that who plays first cuts off or joins.
struct Neighbor {
    Point stone;  ///< its first
    Point cut;
    Point join;
};

struct Why {
    Point point;
    Estimate estimate;
    std::optional<Dragon> dragon;           ///< of the stone there, if there is one
    std::vector<Neighbor> weak_links = {};  ///< of that dragon
    int playouts = 0;                       ///< sampled games
    double playout_share = 0;  ///< -1..1: in how many of them the point became black's, less white's
    Weight bouzy = 0;          ///< 5/21, dead stones lifted, bubbles closed
    double territory = 0;      ///< influence valuation, dead stones lifted
    Sphere sphere = Sphere::neutral;
    double turn_worth = 0;              ///< points between the one and the other side being to move
    std::optional<double> black_plays;  ///< the lead after a black move on the point, white to move then
    std::optional<double> white_plays;  ///< absent where the move is not possible
    /// A move of the side to move that brings more, where there is one, and the lead after it on the same
    /// scale.
    std::optional<Suggestion> better = {};
    std::optional<EndgamePlay> play = {};  ///< late in a game: the area read to the end that the point is in
};

/// Throws `Error` when `point` is not on the board.
Why why(const Study& study, Point point);

}  // namespace goterr
