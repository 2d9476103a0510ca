#include "first_moves.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/playout/local_games.hpp"
#include "goterr/reading/attack.hpp"
#include "goterr/reading/links.hpp"
#include "goterr/system/both.hpp"

namespace goterr::life {
namespace {

/// Chains with more are not in danger by one move.
constexpr int liberties_in_danger = 5;
/// For a chain at most.
constexpr int boards_for_chain = 1000;
/// For a link so many times fewer than for a chain.
constexpr int fewer_for_link = 16;

int tenths_after(const Position& after, int games) {
    return static_cast<int>(std::lround(-10 * play_locally(after, games).points));
}

int threatened_on(const Position& after, const Chains& chains, int boards) {
    const TacticOptions options{.boards = boards, .most_liberties = liberties_in_danger, .thorough = true};
    return static_cast<int>(std::count_if(chains.begin(), chains.end(), [&](const Chain& chain) {
        return chain.side == after.to_move && chain.liberties.count() <= liberties_in_danger &&
               attack(after, chain.stones.first(), options).capture != Capture::fails;
    }));
}

int linked_on(const Position& after, const Chains& chains, int boards) {
    const auto are_own = [&](int a, int b) {
        return chains[a].side != after.to_move && chains[b].side != after.to_move;
    };
    int stones = 0;
    for (const Link& link : find_links(after.board, chains, are_own))
        if (cut(after, link, boards).capture == Capture::fails)
            stones += std::min(chains[link.first].stones.count(), chains[link.second].stones.count());
    return stones;
}

}  // namespace

Grid<FirstMoveEffect> effects_of(const Position& position, const PointSet& moves, int games) {
    const int boards = std::min(games / 2, boards_for_chain);
    const std::vector<Point> all = points_in(moves);
    Grid<FirstMoveEffect> effects(moves.size(), FirstMoveEffect());
    on_both(all.size(), [&](std::size_t i) {
        const Position after = play(position, all[i], position.to_move);
        const Chains chains = find_chains(after.board);
        effects[all[i]] = {tenths_after(after, games), threatened_on(after, chains, boards),
                           linked_on(after, chains, boards / fewer_for_link)};
    });
    return effects;
}

}  // namespace goterr::life
