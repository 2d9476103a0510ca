/// Escape: what a dragon can still run to, four steps away.
///
/// Every point has an escape value: from the influence of the opponent, who is taken to move next so that
/// nothing is overestimated, and from friendly dragons by how well they live (0..6). The values at distance
/// four add up, over points that a path of four steps (and no shorter one) reaches without passing beside an
/// enemy stone. Five or more is usually enough. Source: GNU Go documentation, "Escape".
///
/// Where a reader of that page may stumble: its picture needs the first step to go diagonally too, which the
/// text does not say; the points beside the edge are taken as being passed by the enemy; its right diagram
/// has lost an O on the fourth line; and no point is worth 3.
#pragma once

#include <array>
#include <vector>

#include "goterr/influence/territory.hpp"

namespace goterr {

inline constexpr int escape_distance = 4;

/// By region, from the dragon's side: its moyo or territory 4, its area 2, nobody's 1, the enemy's 0.
inline constexpr std::array<int, 4> escape_values{1, 2, 4, 4};

/// How well a friendly dragon lives, and what reaching it is worth.
enum class Refuge : int { none = 0, uncaught = 2, promising = 4, alive = 6 };

/// A friendly dragon, or what is known of it.
struct FriendlyDragon {
    PointSet stones;
    Refuge refuge = Refuge::uncaught;
};

/// Whether the dragon is shut in already, judged elsewhere.
enum class Surround { open, weakly, surrounded };

struct EscapeRoute {
    explicit EscapeRoute(BoardSize size) : distance(size, -1), value(size, 0) {}

    Grid<int> distance;  ///< steps from the dragon, 0 on its stones; -1 not within four steps
    Grid<int> value;     ///< the escape value of every point, for its side
    int sum = 0;         ///< of the values at distance four

    friend bool operator==(const EscapeRoute&, const EscapeRoute&) = default;
};

/// Influence for escape: attenuation 6 and damping 2 (unless other constants are asked for), all safe stones
/// alike.
InfluenceMap escape_influence(const Board& board, const PointSet& safe,
                              const Era& era = for_escape(latest_era));

/// The escape value of every point for `side`; stones of friendly dragons have their refuge's, other stones
/// none.
Grid<int> escape_values_for(Color side, const Board& board, const InfluenceMap& influence,
                            const std::vector<FriendlyDragon>& friends);

/// Steps from `dragon`, stones of one color, as far as four; -1 beyond. A step goes to a friendly stone, or
/// to an empty point with no enemy stone and no edge beside it but where it comes from; the first one also
/// diagonally between two empty points.
Grid<int> escape_distances(const Board& board, const PointSet& dragon);

/// Both together. A surrounded dragon has no escape, a weakly surrounded one half of it.
EscapeRoute escape_route(const Board& board, const PointSet& dragon, Grid<int> values,
                         Surround surround = Surround::open);

}  // namespace goterr
