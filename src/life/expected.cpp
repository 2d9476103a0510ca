// What a net expects of dragons that nothing proves.
//
// The same net that says who will own which point has learned from many fights what becomes of stones,
// whichever side begins. It is asked about open boards anyway, so that its word costs nothing, where games
// around a dragon take some hundred moves of play each. Its word is weighed with what is seen of the dragon
// (chance.hpp); games around it only name the moves, or are weighed with it later (turns.cpp).

#include <algorithm>
#include <utility>

#include "chance.hpp"
#include "goterr/playout/siege.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

Fate fate_from(double kept, double stands) {
    return {kept >= stands ? Outcome::alive : Outcome::dead, Known::sampled, {}, kept};
}

/// Nobody stands more surely where his enemy begins.
Statement expected_of(const Dragon& dragon, std::size_t number, const Outlook& outlook,
                      const Stands& stands) {
    const auto chance = [&](const Grid<float>& expected, First first) {
        return chance_to_stand(outlook, first, share_of(dragon.stones, expected));
    };
    const double one = chance(stands.owner_first, First::owner);
    const double other = chance(stands.attacker_first, First::attacker);
    const LikelyToStand& least = outlook.is_large ? large_stands : small_stands;
    return {number,
            Witness::net,
            fate_from(std::max(one, other), least.defended),
            fate_from(std::min(one, other), least.attacked),
            {.cause = Cause::net}};
}

/// The move that a few games around it begin with, if it is near and does what is said of it there.
std::vector<Point> first_move(const Siege& siege, Color first, const Dragon& dragon) {
    const Survival games =
        besiege(siege, first, {.least = games_to_name_a_move, .most = games_to_name_a_move});
    const bool works = first == dragon.side ? games.share > 0.5 : games.share < 0.5;
    if (!works || games.line.empty() || !is_near(games.line.front(), dragon.stones)) return {};
    return {games.line.front()};
}

void name_moves(const Scene& scene, Statement& said) {
    const Dragon& dragon = scene.dragons[said.dragon];
    const Siege siege = siege_of(scene, static_cast<int>(said.dragon));
    said.saved_by = said.owner_first.line = first_move(siege, dragon.side, dragon);
    said.killed_by = said.attacker_first.line = first_move(siege, opponent(dragon.side), dragon);
}

}  // namespace

Evidence hear_net(const Scene& scene) {
    Evidence evidence;
    if (!scene.findings.expected) return evidence;
    const Outlooks outlooks(scene);
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const Dragon& dragon = scene.dragons[i];
        if (!is_sampled(dragon)) continue;
        Statement said = expected_of(dragon, i, outlooks.of(dragon), *scene.findings.expected);
        if (status_of(said.owner_first, said.attacker_first) == Status::critical) name_moves(scene, said);
        evidence.push_back(std::move(said));
    }
    return evidence;
}

}  // namespace goterr::life
