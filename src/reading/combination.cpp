#include "goterr/reading/combination.hpp"

#include <algorithm>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

bool can_be_taken(const Position& position, Point stone, int boards) {
    return attack(position, stone, {boards, reading::few_liberties}).capture == Capture::works;
}

/// One stone of each chain of `side` that can be taken if its opponent moves.
std::vector<Point> takeable(const Position& position, Color side, int boards) {
    std::vector<Point> stones;
    for (const Chain& chain : find_chains(position.board))
        if (chain.side == side && can_be_taken(position, chain.stones.first(), boards))
            stones.push_back(chain.stones.first());
    return stones;
}

PointSet liberties_of_weak(const Board& board, Color side) {
    PointSet liberties(board.size());
    for (const Chain& chain : find_chains(board))
        if (chain.side == side && chain.liberties.count() <= reading::few_liberties)
            liberties |= chain.liberties;
    return liberties;
}

/// Whether one of the threatened chains falls though its owner answers wherever it may help.
bool one_falls(const Position& position, Color owner, const std::vector<Point>& threatened, int boards) {
    const PointSet answers =
        liberties_of_weak(position.board, owner) | liberties_of_weak(position.board, opponent(owner));
    for (const Point answer : answers) {
        if (legality(position, answer, owner) != Legality::legal) continue;
        const Position then = play(position, answer, owner);
        if (std::none_of(threatened.begin(), threatened.end(),
                         [&](Point stone) { return can_be_taken(then, stone, boards); }))
            return false;
    }
    return true;
}

}  // namespace

std::optional<Point> combination_attack(const Position& position, Color side, int boards) {
    const Color owner = opponent(side);
    const std::vector<Point> before = takeable(position, owner, boards);
    for (const Point move : in_canonical_order(liberties_of_weak(position.board, owner), position.board)) {
        if (legality(position, move, side) != Legality::legal) continue;
        const Position then = play(position, move, side);
        std::vector<Point> threatened;
        for (const Point stone : takeable(then, owner, boards))
            if (std::find(before.begin(), before.end(), stone) == before.end()) threatened.push_back(stone);
        if (threatened.size() >= 2 && one_falls(then, owner, threatened, boards)) return move;
    }
    return std::nullopt;
}

}  // namespace goterr
