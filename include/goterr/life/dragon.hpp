/// Dragons: chains that live or die together, with the judgment of their fate and its reason as plain data.
#pragma once

#include <string_view>
#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/eyes/eye_value.hpp"

namespace goterr {

enum class Status { alive, dead, critical, seki, unknown };

/// The names as all formats have them.
constexpr std::string_view name_of(Status status) {
    constexpr std::string_view names[] = {"alive", "dead", "critical", "seki", "unknown"};
    return names[static_cast<int>(status)];
}
static_assert(name_of(Status::alive) == "alive" && name_of(Status::unknown) == "unknown");

/// The strongest argument found for a verdict.
enum class Cause {
    unjudged,           ///< nothing has looked at it yet
    unconditional,      ///< Benson: alive whatever the opponent does, or dead inside such a wall
    two_eyes,           ///< the eye values add up to two
    captured,           ///< a reading line takes it whoever moves
    capture_contested,  ///< a reading line takes it, another saves it: who moves first decides
    read_out,           ///< the fight about it was read to the end
    no_eyes,            ///< enclosed, the eye values do not reach two
    escape,             ///< it connects or runs out to living stones or open space
    race_won,
    race_lost,
    seki,
    bent_four,  ///< bent four in the corner
    ko,
    playouts,  ///< nothing proves it; the sampled games say so
    user       ///< told so
};

/// Why a dragon is judged as it is: every number that went into it. Fields that played no part stay empty.
struct Reason {
    Cause cause = Cause::unjudged;
    std::vector<EyeValue> eyes;     ///< one a space
    std::vector<Point> eye_points;  ///< one point of each space, in the same order
    std::vector<Point> line;        ///< the decisive reading line, attacker first
    int playouts = 0;               ///< sampled games
    int playouts_survived =
        0;  ///< of these, games in which most of the dragon stood or its points stayed its own
    int own_liberties = 0;  ///< in a race
    int enemy_liberties = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

struct Dragon {
    Color side = Color::empty;
    PointSet stones;
    Status status = Status::unknown;
    EyeValue eyes;                 ///< the sum over its eye spaces
    int escape = 0;                ///< the escape sum at distance four
    bool secure = false;           ///< unconditionally alive
    double survival = 0;           ///< mean over the playouts, -1 always lost .. 1 always kept
    std::vector<Point> saved_by;   ///< for critical dragons: moves that save it
    std::vector<Point> killed_by;  ///< and moves that kill it
    Reason reason;

    friend bool operator==(const Dragon&, const Dragon&) = default;
};

}  // namespace goterr
