#include "chance.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "goterr/board/with_neighbors.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

/// Of a constant 1, of the net's share as a logit, and of what is seen of the dragon, in the order of
/// `Outlook`.
using Weights = std::array<double, 5>;

/// Small dragons, then large ones; of each its owner to begin, then its attacker.
constexpr std::array<Weights, 4> stand_weights{{
#include "stand_weights.inc"
}};

const Weights& weights_for(const Outlook& outlook, First first) {
    return stand_weights[(outlook.is_large ? 2 : 0) + (first == First::owner ? 0 : 1)];
}

/// From 0 towards 1; `half` makes a half.
double saturated(int amount, double half) { return amount / (amount + half); }

/// Empty points up to two steps away that no enemy stone touches.
int room_of(const Dragon& dragon, const Board& board) {
    const PointSet empty = points_of_color(board, Color::empty);
    const PointSet liberties = with_neighbors(dragon.stones) & empty;
    const PointSet enemies = points_of_color(board, opponent(dragon.side));
    return ((with_neighbors(liberties) & empty) - with_neighbors(enemies)).count();
}

}  // namespace

bool is_large(const Dragon& dragon) { return dragon.stones.count() >= fewest_of_large; }

Outlooks::Outlooks(const Scene& scene) : scene_(scene), escapes_(scene.dragons, scene.board()) {}

Outlook Outlooks::of(const Dragon& dragon) const {
    return {dragon.survival, saturated(room_of(dragon, scene_.board()), half_of_room),
            saturated(escapes_.of(dragon).sum, half_of_escape), is_large(dragon)};
}

// in whole thousandths, so that it does not matter in which order the stones come
double share_of(const PointSet& stones, const Grid<float>& expected) {
    long thousandths = 0;
    for (const Point p : stones) thousandths += std::lround(expected[p] * 1000);
    return (static_cast<double>(thousandths) / 1000 / stones.count() + 1) / 2;
}

double chance_to_stand(const Outlook& outlook, First first, double share) {
    const Weights& weights = weights_for(outlook, first);
    const double sure = std::clamp(share, 1 - surest_word, surest_word);
    const double sum = weights[0] + weights[1] * std::log(sure / (1 - sure)) + weights[2] * outlook.survival +
                       weights[3] * outlook.room + weights[4] * outlook.escape;
    return 1 / (1 + std::exp(-sum));
}

}  // namespace goterr::life
