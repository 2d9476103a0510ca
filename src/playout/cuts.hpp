/// Small shapes beside the last move that call for an answer: cutting points, hanes and connections.
#pragma once

#include "turn.hpp"

namespace goterr::playout {

/// The corner between the neighbors `i` and `i + 1` of a spot holds an enemy of the stones beside it: two
/// stones of different chains that could be cut or joined here, or one stone and an open side (a hane).
template <int Side>
bool is_cut_corner(const FastBoard<Side>& board, int spot, int i) {
    const auto first = static_cast<std::size_t>(i), second = (first + 1) % 4;
    const int a = spot + board.ring[first], b = spot + board.ring[second];
    const Color corner = board.at(spot + board.ring[first + 4]);
    if (!is_stone(corner) || corner == off_board) return false;
    const Color color_a = board.at(a), color_b = board.at(b);
    const Color cut = other(corner);
    if (color_a == cut && color_b == cut) return board.head(a) != board.head(b);
    return (color_a == cut && color_b == Color::empty) || (color_b == cut && color_a == Color::empty);
}

/// Two opposite neighbors are of different chains of one side, and neither of the others belongs to it.
template <int Side>
bool is_between_chains(const FastBoard<Side>& board, int spot, int i) {
    const auto first = static_cast<std::size_t>(i);
    const int a = spot + board.lines[first], b = spot + board.lines[first + 2];
    const Color side = board.at(a);
    if (!is_stone(side) || side == off_board || board.at(b) != side || board.head(a) == board.head(b))
        return false;
    return board.at(spot + board.lines[first + 1]) != side &&
           board.at(spot + board.lines[(first + 3) % 4]) != side;
}

/// Whether an empty spot is such a point, for `own` to play.
template <int Side>
bool is_cut_or_connection(const Turn<Side>& turn, int spot) {
    const int near = turn.board.around(spot) & 255;
    const int own = count_of(near, turn.own);
    if (own + count_of(near, turn.enemy) == 0 || own >= 3) return false;
    for (int i = 0; i < 4; ++i)
        if (is_cut_corner(turn.board, spot, i)) return true;
    return is_between_chains(turn.board, spot, 0) || is_between_chains(turn.board, spot, 1);
}

}  // namespace goterr::playout
