/// Which legal moves a player with sense never makes: into false eyes that hold a seki, into self-atari
/// without purpose, and against a nakade that keeps its surroundings at one eye.
#pragma once

#include "turn.hpp"

namespace goterr::playout {

/// An own eye with false corners is left alone when filling it would leave just two liberties that are all an
/// enemy chain lives on (a seki broken for nothing), unless a chain beside it is in atari.
template <int Side>
bool spoils_own_seki(const Turn<Side>& turn, int spot) {
    const auto& board = turn.board;
    if (!is_enclosed(board.around(spot), turn.own)) return false;
    typename FastBoard<Side>::Spots left;
    for (const int head : heads_beside(board, spot, turn.own)) {
        if (board.chain(head).liberty_count == 1) return false;
        left |= board.chain(head).liberties;
    }
    left.erase(spot);
    if (left.count() != 2) return false;
    for (const int liberty : {left.first(), left.nth(1)})
        for (const int head : heads_beside(board, liberty, turn.enemy))
            if (board.chain(head).liberty_count <= 2 && board.chain(head).liberties.within(left)) return true;
    return false;
}

/// Whether the own chain that `spot` would join or make has a shape that leaves the enemy one eye when it is
/// taken.
template <int Side>
bool makes_nakade(const Turn<Side>& turn, int spot, int size) {
    if (size <= 2) return true;
    if (size > largest_shape) return false;
    Shape shape;
    shape.add(spot);
    for (const int head : heads_beside(turn.board, spot, turn.own))
        for_each_stone(turn.board, head, [&](int stone) { shape.add(stone); });
    return fate_of(shape, FastBoard<Side>::stride).fate != Fate::two_eyes;
}

/// A self-atari of `size` stones whose last liberty is `last`: one stone is thrown in only where an enemy is
/// short of liberties; more only as a nakade that puts an enemy chain at least as large in atari on the same
/// liberty.
template <int Side>
bool has_purpose(const Turn<Side>& turn, int spot, int last, int size) {
    const auto& board = turn.board;
    if (size > 1 && !makes_nakade(turn, spot, size)) return false;
    for (const int head : heads_beside(board, spot, turn.enemy)) {
        const auto& chain = board.chain(head);
        if (size == 1 && chain.liberty_count <= 3) return true;
        if (size > 1 && chain.liberty_count == 2 && chain.size >= size && chain.liberties.contains(last))
            return true;
    }
    return false;
}

/// Whether `spot` becomes or stays enclosed by own stones once there is one on `with`.
template <int Side>
bool encloses(const Turn<Side>& turn, int spot, int with) {
    for (const int step : turn.board.lines) {
        const Color color = turn.board.at(spot + step);
        if (color != turn.own && color != off_board && spot + step != with) return false;
    }
    return true;
}

/// The size of the chain that an own stone on `spot` would be part of.
template <int Side>
int size_with(const Turn<Side>& turn, int spot) {
    int size = 1;
    for (const int head : heads_beside(turn.board, spot, turn.own)) size += turn.board.chain(head).size;
    return size;
}

/// A legal move that takes nothing and leaves its chain one liberty, without purpose.
template <int Side>
bool is_bad_self_atari(const Turn<Side>& turn, int spot, const LibertiesBeside& beside) {
    const auto& board = turn.board;
    const Around around = board.around(spot);
    const unsigned own = places_of(around, turn.own), enemy = places_of(around, turn.enemy);
    if (empty_neighbors(around) >= 2 || ((beside.more & own) | (beside.one & enemy)) != 0) return false;
    int last = no_spot;
    for (const int liberty : board.beside(spot, Color::empty)) last = liberty;
    for (const int stone : typename FastBoard<Side>::Near(spot, beside.two & own)) {
        const int liberty = second_liberty<Side>(board.chain(stone), spot);
        if (last != no_spot && last != liberty) return false;
        last = liberty;
    }
    return encloses(turn, last, spot) || !has_purpose(turn, spot, last, size_with(turn, spot));
}

/// Both liberties of an enemy chain, `spot` and `last`, lie among own stones and the chain itself.
template <int Side>
bool is_enclosed_by_own(const Turn<Side>& turn, int enemy_head, int spot, int last) {
    const auto& board = turn.board;
    bool own_beside = false;
    for (const int liberty : {spot, last})
        for (const int step : board.lines) {
            const int near = liberty + step;
            if (board.at(near) == Color::empty && near != spot && near != last) return false;
            if (board.at(near) == turn.enemy && board.head(near) != enemy_head) return false;
            own_beside = own_beside || board.at(near) == turn.own;
        }
    return own_beside;
}

/// Whether an own chain beside `spot` or `last` has an eye elsewhere.
template <int Side>
bool has_another_eye(const Turn<Side>& turn, int spot, int last) {
    const auto& board = turn.board;
    bool found = false;
    for (const int liberty : {spot, last})
        for (const int head : heads_beside(board, liberty, turn.own))
            board.chain(head).liberties.for_each([&](int other_liberty) {
                found = found || (other_liberty != spot && other_liberty != last &&
                                  is_eye(board.around(other_liberty), turn.own));
            });
    return found;
}

/// Putting an enclosed chain of nakade shape in atari only helps it to be sacrificed: the side around it, if
/// it has no other eye, keeps what it has (a seki, or the enemy must come in).
template <int Side>
bool spoils_by_nakade(const Turn<Side>& turn, int spot, const LibertiesBeside& beside) {
    const auto& board = turn.board;
    const unsigned enemies = beside.two & places_of(board.around(spot), turn.enemy);
    for (const int enemy : typename FastBoard<Side>::Near(spot, enemies)) {
        const int head = board.head(enemy);
        const auto& chain = board.chain(head);
        if (chain.size < 3 || chain.size > largest_shape) continue;
        Shape shape;
        for_each_stone(board, head, [&](int stone) { shape.add(stone); });
        if (fate_of(shape, FastBoard<Side>::stride).fate == Fate::two_eyes) continue;
        const int last = second_liberty<Side>(chain, spot);
        if (is_enclosed_by_own(turn, head, spot, last) && !has_another_eye(turn, spot, last)) return true;
    }
    return false;
}

/// Whether a playable move is worth playing without a special reason.
template <int Side>
bool is_sensible(const Turn<Side>& turn, int spot) {
    // Two liberties at once: no self-atari, no eye, and not enclosed together with any enemy.
    if (empty_neighbors(turn.board.around(spot)) >= 2) return true;
    const LibertiesBeside beside = liberties_beside(turn.board, spot);
    return !spoils_own_seki(turn, spot) && !is_bad_self_atari(turn, spot, beside) &&
           !spoils_by_nakade(turn, spot, beside);
}

}  // namespace goterr::playout
