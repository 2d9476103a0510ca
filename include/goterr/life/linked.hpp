/// Dragons that nobody can cut from each other are one; what can be cut and saved is a weak link.
///
/// The judgment joins chains by what two looks show: shared liberties, guarded cuts, captured enemies. Once
/// it is made, jumps, knight's moves and extensions that nobody threatens join dragons too. Reading tells
/// what can be cut and saved; where there is time for it, it joins dragons one of whose links cannot be cut
/// and none but in a ko. Two links that hold each by itself may fail together: what can be cut is not joined
/// by way of a third dragon either. Only dragons that live, or that are in doubt beside one that lives, are
/// joined.
///
///     . . . . . . . .      The two black stones to the left are one dragon: white has nothing to cut them with.
///     . . . . O . O .      The two on the right are two: white cuts them by the point between, black joins them there.
///     . X . . . X . X
///     . . X . . O . O
#pragma once

#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/position.hpp"
#include "goterr/life/verdicts.hpp"

namespace goterr {

/// Two dragons that who plays first cuts or joins.
struct WeakLink {
    int first = 0;  ///< numbers of dragons, the smaller first
    int second = 0;
    Point cut;   ///< the attacker's move
    Point join;  ///< their owner's

    friend auto operator<=>(const WeakLink&, const WeakLink&) = default;
};

/// The verdicts with those dragons joined that are one; `chains` must be those of the board. Each gap that an
/// enemy is near to may be read with `boards` boards; with none it parts the dragons.
Verdicts joined_dragons(const Position& position, const Chains& chains, Verdicts verdicts, int boards = 0);

/// In the order of the dragons, and of two dragons the narrowest gap that is one: which chains of theirs lie
/// at it says nothing about them. Each gap may look at `boards` boards for either turn.
std::vector<WeakLink> weak_links(const Position& position, const Chains& chains, const Verdicts& verdicts,
                                 int boards);

}  // namespace goterr
