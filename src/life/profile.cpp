#include "goterr/life/profile.hpp"

#include <algorithm>

#include "goterr/board/with_neighbors.hpp"
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
    return stones_of(dragons, size, [](const Dragon& dragon) { return dragon.status != Status::dead; });
}

bool is_enclosed(const EyeSpace& space, const Dragon& dragon) {
    const int bordered = (space.points & with_neighbors(dragon.stones)).count();
    return bordered * life::most_points_a_border >= space.points.count();
}

void add_eyes(Dragon& dragon, const EyeSpaces& spaces, const Chains& chains) {
    for (const EyeSpace& space : spaces) {
        const bool own = std::any_of(space.chains.begin(), space.chains.end(), [&](int chain) {
            return chains[chain].side == dragon.side && dragon.stones.includes(chains[chain].stones);
        });
        if (!own || !is_enclosed(space, dragon)) continue;
        dragon.reason.eyes.push_back(space.value);
        dragon.reason.eye_points.push_back(space.points.first());
    }
    dragon.eyes = sum_of(dragon.reason.eyes);
}

}  // namespace

std::vector<Dragon> with_eyes_and_escape(std::vector<Dragon> dragons, const Board& board,
                                         const Chains& chains, const Tactics& tactics) {
    const EyeSpaces spaces = find_eye_spaces(board, chains, tactics);
    const std::vector<Dragon> judged = dragons;
    const Escapes escapes(judged, board);
    for (Dragon& dragon : dragons) {
        add_eyes(dragon, spaces, chains);
        dragon.escape = escapes.of(dragon).sum;
    }
    return dragons;
}

Escapes::Escapes(const std::vector<Dragon>& dragons, const Board& board)
    : dragons_(dragons),
      board_(board),
      influence_(escape_influence(board, living_stones(dragons, board.size()))) {}

EscapeRoute Escapes::of(const Dragon& dragon) const {
    return escape_route(board_, dragon.stones,
                        escape_values_for(dragon.side, board_, influence_, friends_of(dragons_, dragon)));
}

}  // namespace goterr
