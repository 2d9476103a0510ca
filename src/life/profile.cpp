#include "goterr/life/profile.hpp"

#include "goterr/escape/escape.hpp"
#include "goterr/eyes/eye_space.hpp"

namespace goterr {
namespace {

/// Escape of this much is usually enough.
constexpr int free_to_run = 5;

Refuge refuge_of(const Dragon& dragon) {
    switch (dragon.status) {
        case Status::alive:
        case Status::seki: return Refuge::alive;
        case Status::unknown: return Refuge::uncaught;
        default: return Refuge::none;
    }
}

std::vector<FriendlyDragon> friends_of(const std::vector<Dragon>& dragons, const Dragon& of) {
    std::vector<FriendlyDragon> friends;
    for (const Dragon& other : dragons)
        if (other.side == of.side && !(other.stones == of.stones))
            friends.push_back({other.stones, refuge_of(other)});
    return friends;
}

PointSet living_stones(const std::vector<Dragon>& dragons, BoardSize size) {
    PointSet living(size);
    for (const Dragon& dragon : dragons)
        if (dragon.status != Status::dead) living |= dragon.stones;
    return living;
}

void add_eyes(Dragon& dragon, const EyeSpaces& spaces, const Chains& chains) {
    for (const EyeSpace& space : spaces) {
        const bool own = !space.chains.empty() && chains[space.chains.front()].side == dragon.side &&
                         dragon.stones.includes(chains[space.chains.front()].stones);
        if (!own) continue;
        dragon.reason.eyes.push_back(space.value);
        dragon.reason.eye_points.push_back(space.points.first());
    }
    dragon.eyes = sum_of(dragon.reason.eyes);
}

/// Eyes and escape explain what the sampled games only counted.
void explain_playouts(Dragon& dragon) {
    if (dragon.reason.cause != Cause::playouts) return;
    const bool alive = dragon.status == Status::alive;
    if (alive && dragon.eyes.attacker_first >= 2)
        dragon.reason.cause = Cause::two_eyes;
    else if (alive && dragon.escape >= free_to_run)
        dragon.reason.cause = Cause::escape;
    else if (dragon.status == Status::dead && dragon.eyes.defender_first < 2 && dragon.escape == 0)
        dragon.reason.cause = Cause::no_eyes;
}

}  // namespace

std::vector<Dragon> with_eyes_and_escape(std::vector<Dragon> dragons, const Board& board,
                                         const Chains& chains, const Tactics& tactics) {
    const EyeSpaces spaces = find_eye_spaces(board, chains, tactics);
    const InfluenceMap influence = escape_influence(board, living_stones(dragons, board.size()));
    const std::vector<Dragon> judged = dragons;
    for (Dragon& dragon : dragons) {
        add_eyes(dragon, spaces, chains);
        const Grid<int> values = escape_values_for(dragon.side, board, influence, friends_of(judged, dragon));
        dragon.escape = escape_route(board, dragon.stones, values).sum;
        explain_playouts(dragon);
    }
    return dragons;
}

}  // namespace goterr
