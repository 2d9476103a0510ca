#include <algorithm>

#include "base.hpp"
#include "witnesses.hpp"

// Bent four in the corner: a dragon with one eye space in the corner that holds enemy stones. It cannot take
// them (four points would make no two eyes), and the enemy may add a stone any time, be taken, and start a ko
// that costs him nothing. Japanese and Korean rules therefore call the dragon dead as it stands. Where such
// things are played out the enemy first removes all ko threats, which comes to the same unless a seki
// elsewhere holds a threat that cannot be removed; then it is a real ko.
//
//     . O O . .
//     X O O O .       Black plays A2 some day; white must take four stones in the shape of a bent four, black
//     X . O O O       plays A1 again, and the rest is a ko for white's life.
//     X . O . .

namespace goterr::life {
namespace {

/// The corner point, two more along one edge and one along the other, in the four corners and both ways.
std::vector<PointSet> bent_fours(BoardSize size) {
    std::vector<PointSet> shapes;
    if (size.width < 4 || size.height < 4) return shapes;
    for (const int column : {0, size.width - 1})
        for (const int row : {0, size.height - 1}) {
            const int in_x = column == 0 ? 1 : -1, in_y = row == 0 ? 1 : -1;
            const auto at = [&](int x, int y) { return Point{column + x * in_x, row + y * in_y}; };
            shapes.push_back(PointSet(size, {at(0, 0), at(1, 0), at(2, 0), at(0, 1)}));
            shapes.push_back(PointSet(size, {at(0, 0), at(0, 1), at(0, 2), at(1, 0)}));
        }
    return shapes;
}

/// Whether one more stone on a liberty turns the dragon's stones into a bent four.
bool becomes_bent_four(const Scene& scene, const Dragon& inside, const std::vector<PointSet>& shapes) {
    const Chain& chain = scene.chains().at(inside.stones.first());
    if (chain.stones.count() != 3 || chain.stones != inside.stones) return false;
    const PointSet& liberties = chain.liberties;
    return std::any_of(shapes.begin(), shapes.end(), [&](const PointSet& shape) {
        return shape.includes(inside.stones) && liberties.includes(shape - inside.stones);
    });
}

bool is_in_seki(const Dragon& dragon) { return dragon.status == Status::seki; }

/// The one dragon around the stones in the corner, if all of them are in seki with it.
int holder_of(const Scene& scene, const Base& base) {
    int holder = -1;
    for (const int rival : base.rivals) {
        if (!is_in_seki(scene.dragons[static_cast<std::size_t>(rival)])) continue;
        if (holder >= 0) return -1;
        holder = rival;
    }
    return holder;
}

/// The dragon inside a bent four and the one that holds it.
struct BentFour {
    int inside;
    int holder;
};

/// A seki that has nothing to do with bent fours of the same killer: he can clear those up one after the
/// other.
bool has_seki_besides(const Scene& scene, const std::vector<BentFour>& found, Color killer) {
    for (int i = 0; i < static_cast<int>(scene.dragons.size()); ++i) {
        const bool of_killer = std::any_of(found.begin(), found.end(), [&](const BentFour& four) {
            return (i == four.inside || i == four.holder) &&
                   scene.dragons[static_cast<std::size_t>(four.inside)].side == killer;
        });
        if (is_in_seki(scene.dragons[static_cast<std::size_t>(i)]) && !of_killer) return true;
    }
    return false;
}

}  // namespace

Evidence hear_bent_fours(const Scene& scene, const Ruleset& rules) {
    Evidence evidence;
    if (std::none_of(scene.dragons.begin(), scene.dragons.end(), is_in_seki)) return evidence;
    const std::vector<PointSet> shapes = bent_fours(scene.board().size());
    const std::vector<Base> bases = find_bases(scene, Dead::lifted);
    std::vector<BentFour> found;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        if (!is_in_seki(scene.dragons[i]) || !becomes_bent_four(scene, scene.dragons[i], shapes)) continue;
        const int holder = holder_of(scene, bases[i]);
        if (holder >= 0 && bases[static_cast<std::size_t>(holder)].own_regions == 0)
            found.push_back({static_cast<int>(i), holder});
    }
    for (const auto& [inside, holder] : found) {
        const Color killer = scene.dragons[static_cast<std::size_t>(inside)].side;
        const bool real_ko = rules.scoring == Scoring::area && has_seki_besides(scene, found, killer);
        const auto say = [&](int dragon, Outcome outcome) {
            evidence.push_back(whoever_begins(static_cast<std::size_t>(dragon), Witness::bent_four,
                                              fate(outcome, Known::read), {.cause = Cause::bent_four}));
        };
        say(inside, Outcome::alive);
        say(holder, real_ko ? Outcome::ko : Outcome::dead);
    }
    return evidence;
}

}  // namespace goterr::life
