/// Links between chains of one color across a gap: can they be cut if the opponent moves first, joined if the
/// owner does?
///
/// One-space jumps, knight's moves, diagonals, two-space extensions and whatever else a move or two would
/// join: read with both sides' moves in the gap and against the stones around it, with every ko lost to the
/// owner. Counted in boards, never in time, in the board's canonical orientation.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/reading/attack.hpp"

namespace goterr {

/// Two chains of one color within a move or two of each other.
struct Link {
    int first = 0;  ///< numbers of chains, the smaller first
    int second = 0;
    Point at_first;  ///< the stones nearest to each other
    Point at_second;

    friend bool operator==(const Link&, const Link&) = default;
};

/// The square of how far its ends are apart.
int width_of(const Link& link);

using AskedPair = std::function<bool(int, int)>;

/// All links that reading may close between chains that `asked(a, b)` wants, ordered by chain numbers, one a
/// pair.
std::vector<Link> find_links(
    const Board& board, const Chains& chains, const AskedPair& asked = [](int, int) { return true; });

/// What comes of a cut if the opponent of the chains moves first; `works`: they are apart. Every budget is
/// `boards`.
Tactic cut(const Position& position, const Link& link, int boards);
/// If their owner moves first: `fails` means that his move joins them.
Tactic join(const Position& position, const Link& link, int boards);

/// The gap between the chains at two stones of one color, if it is narrow enough to be read.
std::optional<Link> link_between(const Board& board, const Chains& chains, Point a, Point b);

/// A jump, a knight's move or a two-space extension with no enemy stone beside it (a three-wide one: anywhere
/// around it): taken for joined without reading, as players do. To cut there the attacker needs stones that
/// are not there yet.
bool is_unchallenged(const Board& board, const Link& link);

/// Whether one move of the enemy threatens both of two links, each of which holds by itself, so that whatever
/// their owner answers near them one of the two is cut. Every cut is read with `boards` boards at most.
///
///     O X X X X X X X X      The stone on the first line is joined to either side, but not to both: black plays C1, and while
///     O O . . . . . X .      white mends that, he cuts at E1.
///     . . . O . . O . X
bool fail_together(const Position& position, const Link& one, const Link& other, int boards);

}  // namespace goterr
