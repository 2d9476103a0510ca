#include "goterr/life/profile.hpp"

#include <algorithm>

#include "goterr/eyes/eye_space.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

Refuge refuge_of(const Dragon& dragon) {
    switch (dragon.status) {
        case Status::alive:
        case Status::seki: return Refuge::alive;
        case Status::unknown:
        case Status::critical: return Refuge::uncaught;
        case Status::dead: return Refuge::none;
    }
    return Refuge::none;
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

EscapeRoute escape_through(const InfluenceMap& influence, const std::vector<Dragon>& dragons,
                           const Dragon& dragon, const Board& board) {
    return escape_route(board, dragon.stones,
                        escape_values_for(dragon.side, board, influence, friends_of(dragons, dragon)));
}

bool is_enclosed(const EyeSpace& space, const Dragon& dragon) {
    int bordered = 0;
    for (const Point p : space.points) {
        const FewPoints near = neighbors_of(p, space.points.size());
        bordered +=
            std::any_of(near.begin(), near.end(), [&](Point q) { return dragon.stones.contains(q); }) ? 1 : 0;
    }
    return bordered * life::most_points_a_border >= space.points.count();
}

/// Where the judgment rests on eyes already, those are the dragon's.
void add_eyes(Dragon& dragon, const EyeSpaces& spaces, const Chains& chains) {
    if (dragon.reason.cause == Cause::two_eyes) {
        dragon.eyes = sum_of(dragon.reason.eyes);
        return;
    }
    for (const EyeSpace& space : spaces) {
        const bool own = !space.chains.empty() && chains[space.chains.front()].side == dragon.side &&
                         dragon.stones.includes(chains[space.chains.front()].stones);
        if (!own || !is_enclosed(space, dragon)) continue;
        dragon.reason.eyes.push_back(space.value);
        dragon.reason.eye_points.push_back(space.points.first());
    }
    dragon.eyes = sum_of(dragon.reason.eyes);
}

/// Eyes and escape explain what the sampled games only counted.
void explain_playouts(Dragon& dragon) {
    if (dragon.reason.cause != Cause::playouts && dragon.reason.cause != Cause::siege) return;
    const bool alive = dragon.status == Status::alive;
    if (alive && dragon.eyes.attacker_first >= 2)
        dragon.reason.cause = Cause::two_eyes;
    else if (alive && dragon.escape >= life::free_to_run)
        dragon.reason.cause = Cause::escape;
    else if (dragon.status == Status::dead && dragon.eyes.defender_first < 2 && dragon.escape == 0)
        dragon.reason.cause = Cause::no_eyes;
}

/// Liberties of a dragon's largest chain, the first of equals: what a race is about.
int liberties_of(const Dragon& dragon, const Chains& chains) {
    const Chain* largest = nullptr;
    for (const Chain& chain : chains)
        if (dragon.stones.includes(chain.stones) &&
            (largest == nullptr || chain.stones.count() > largest->stones.count()))
            largest = &chain;
    return largest->liberties.count();
}

bool is_shut_in(const Dragon& dragon) { return dragon.eyes.attacker_first < 2 && dragon.escape == 0; }

/// The enemy with the fewest liberties that touches the dragon, is shut in as it is and has the opposite fate.
const Dragon* rival_of(const Dragon& dragon, const std::vector<Dragon>& dragons, const Chains& chains) {
    const Status opposite = dragon.status == Status::dead ? Status::alive : Status::dead;
    const BoardSize size = dragon.stones.size();
    const Dragon* rival = nullptr;
    for (const Dragon& other : dragons) {
        if (other.side == dragon.side || other.status != opposite || other.secure || !is_shut_in(other))
            continue;
        bool touches = false;
        for (const Point p : dragon.stones)
            for (const Point q : neighbors_of(p, size)) touches = touches || other.stones.contains(q);
        if (touches && (rival == nullptr || liberties_of(other, chains) < liberties_of(*rival, chains)))
            rival = &other;
    }
    return rival;
}

/// Two enemies that are shut in together race for liberties: who has more, takes the other.
void explain_race(Dragon& dragon, const std::vector<Dragon>& dragons, const Chains& chains) {
    const Cause cause = dragon.reason.cause;
    if ((cause != Cause::playouts && cause != Cause::no_eyes) || !is_shut_in(dragon)) return;
    if (dragon.status != Status::alive && dragon.status != Status::dead) return;
    const Dragon* rival = rival_of(dragon, dragons, chains);
    if (rival == nullptr) return;
    const int own = liberties_of(dragon, chains), enemy = liberties_of(*rival, chains);
    const bool won = dragon.status == Status::alive;
    if (own == enemy || (own > enemy) != won) return;
    dragon.reason.cause = won ? Cause::race_won : Cause::race_lost;
    dragon.reason.own_liberties = own;
    dragon.reason.enemy_liberties = enemy;
}

}  // namespace

std::vector<Dragon> with_eyes_and_escape(std::vector<Dragon> dragons, const Board& board,
                                         const Chains& chains, const Tactics& tactics) {
    const EyeSpaces spaces = find_eye_spaces(board, chains, tactics);
    const InfluenceMap influence = escape_influence(board, living_stones(dragons, board.size()));
    const std::vector<Dragon> judged = dragons;
    for (Dragon& dragon : dragons) {
        add_eyes(dragon, spaces, chains);
        dragon.escape = escape_through(influence, judged, dragon, board).sum;
        explain_playouts(dragon);
    }
    const std::vector<Dragon> profiled = dragons;
    for (Dragon& dragon : dragons) explain_race(dragon, profiled, chains);
    return dragons;
}

EscapeRoute escape_among(const std::vector<Dragon>& dragons, const Dragon& dragon, const Board& board) {
    const InfluenceMap influence = escape_influence(board, living_stones(dragons, board.size()));
    return escape_through(influence, dragons, dragon, board);
}

}  // namespace goterr
