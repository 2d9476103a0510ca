#include "fight_ground.hpp"

#include <array>
#include <cmath>

#include "reach.hpp"

namespace goterr::life {
namespace {

/// Where the area of a fight ends, and how sure the games may be about a dragon whose fight is read so.
struct Limits {
    Edge edge;
    double unsure;
};

/// The widest area that can be read is the best: better too many chains take part than too few.
constexpr std::array<Limits, 4> widest_first{{{{solid, 3}, 1.0},
                                              {{solid, 1}, 0.75},
                                              {{0.5, 3}, clear_without_reading},
                                              {{0.5, 1}, clear_without_reading}}};

/// Nothing if it is too large to be read.
std::optional<Fight> fight_within(const Scene& scene, const Dragon& dragon, Edge edge, int most_empties) {
    Reach reach(scene, dragon, edge);
    do {
        if (reach.empties() > most_empties || reach.points().count() > most_fight_points) return std::nullopt;
    } while (reach.step());
    return Fight{dragon.stones.first(), reach.points(), reach.bound_by(dragon.side)};
}

}  // namespace

std::optional<Fight> fight_about(const Scene& scene, const Dragon& dragon, bool surely, int most_empties) {
    std::optional<Fight> fight;
    for (const Limits& limits : widest_first)
        if (!fight && (surely || std::abs(dragon.survival) <= limits.unsure))
            fight = fight_within(scene, dragon, limits.edge, most_empties);
    return fight;
}

}  // namespace goterr::life
