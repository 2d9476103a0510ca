/// The player of the playouts: answers near the last move first, then anywhere.
///
/// One try each, with fixed odds, in this order: take or save chains in atari; the vital point of a small eye
/// space the enemy has just touched; chains with two liberties beside the last move; a cut or connection next
/// to it; else a sensible point of the whole board, each as likely as the other.
#pragma once

#include "cuts.hpp"
#include "random.hpp"
#include "sense.hpp"

namespace goterr::playout {

/// Odds of 256 that a kind of answer is looked for at all.
struct Odds {
    unsigned atari = 230;
    unsigned nakade = 230;
    unsigned two_liberties = 160;
    unsigned cuts = 160;
};
inline constexpr Odds odds;

/// Moves to choose from; the same move twice is twice as likely.
class Candidates {
public:
    void add(int spot) {
        if (count_ < static_cast<int>(spots_.size())) spots_[static_cast<std::size_t>(count_++)] = spot;
    }
    int any(Random& random) const {
        return count_ > 0 ? spots_[static_cast<std::size_t>(random.below(count_))] : no_spot;
    }
    /// Takes candidates out at random until one is accepted.
    template <typename Accepts>
    int any_accepted(Random& random, Accepts accepts) {
        while (count_ > 0) {
            const auto at = static_cast<std::size_t>(random.below(count_));
            if (accepts(spots_[at])) return spots_[at];
            spots_[at] = spots_[static_cast<std::size_t>(--count_)];
        }
        return no_spot;
    }

private:
    std::array<int, 20> spots_{};
    int count_ = 0;
};

template <int Side>
void add_capture(const FastBoard<Side>& board, int stone, Candidates& moves) {
    if (board.chain(stone).liberty_count != 1) return;
    const int liberty = board.chain(stone).liberties.first();
    if (liberty != board.ko()) moves.add(liberty);
}

/// The last liberties of enemy chains in atari beside the own chain at `head`: taking them frees it.
template <int Side>
void add_captures_beside(const Turn<Side>& turn, int head, Candidates& moves) {
    const auto& board = turn.board;
    if (board.chains_in_atari(turn.enemy) == 0) return;
    for_each_stone(board, head, [&](int stone) {
        for (const int enemy : board.beside(stone, turn.enemy)) add_capture(board, enemy, moves);
    });
}

/// The enemy's last move put own chains in atari, or itself; or his answer left in atari what was so before.
template <int Side>
int answer_atari(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    Candidates moves;
    if (board.last_gave_atari())
        for (const int head : heads_beside(board, board.last(), turn.own)) {
            if (board.chain(head).liberty_count != 1) continue;
            add_captures_beside(turn, head, moves);
            const int liberty = board.chain(head).liberties.first();
            if (gains_liberties(turn, liberty, 2)) moves.add(liberty);
        }
    if (board.last() != no_spot) add_capture(board, board.last(), moves);
    if (board.last_but_one_gave_atari())
        for (const int enemy : board.beside(board.last_but_one(), turn.enemy))
            add_capture(board, enemy, moves);
    return moves.any(random);
}

/// Adds what is connected to the first spot of `space` as long as it is an eye space of the enemy: at most
/// six empty points without an own stone beside them. False when it is none; `space` then holds a part of it.
template <int Side>
bool explore_enemy_eye(const Turn<Side>& turn, Shape& space) {
    const auto& board = turn.board;
    for (int i = 0; i < space.size(); ++i) {
        if (touches(board.around(space[i]), turn.own)) return false;
        for (const int spot : board.beside(space[i], Color::empty))
            if (!space.add(spot)) return false;
    }
    return true;
}

/// The vital point of an enemy eye space beside his last move.
template <int Side>
int answer_nakade(const Turn<Side>& turn) {
    const auto& board = turn.board;
    Shape space;
    for (const int spot : board.beside(board.last(), Color::empty)) {
        if (std::find(space.begin(), space.end(), spot) != space.end()) continue;
        space = Shape{};
        space.add(spot);
        if (!explore_enemy_eye(turn, space)) continue;
        const ShapeFate shape = fate_of(space, board.stride);
        if (shape.fate == Fate::vital && board.is_legal(shape.vital_spot, turn.own)) return shape.vital_spot;
    }
    return no_spot;
}

/// Chains with two liberties beside the last move: own ones extend or take, the enemy's own chain is put in
/// atari.
template <int Side>
int answer_two_liberties(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    Candidates moves;
    if (board.last_left_two())
        for (const int stone : board.beside(board.last(), turn.own)) {
            if (board.chain(stone).liberty_count != 2) continue;
            board.chain(stone).liberties.for_each([&](int liberty) {
                if (gains_liberties(turn, liberty, 3)) moves.add(liberty);
            });
            add_captures_beside(turn, board.head(stone), moves);
        }
    if (board.chain(board.last()).liberty_count == 2)
        board.chain(board.last()).liberties.for_each([&](int liberty) {
            if (gains_liberties(turn, liberty, 2)) moves.add(liberty);
        });
    return moves.any_accepted(
        random, [&](int spot) { return !is_eye(board.around(spot), turn.own) && is_sensible(turn, spot); });
}

template <int Side>
int answer_cuts(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    Candidates moves;
    for (const int spot : board.all_around(board.last(), Color::empty))
        if (is_cut_or_connection(turn, spot)) moves.add(spot);
    return moves.any_accepted(
        random, [&](int spot) { return board.is_legal(spot, turn.own) && !is_bad_self_atari(turn, spot); });
}

template <int Side>
int answer(const Turn<Side>& turn, Random& random) {
    const std::uint64_t dice = random.next();
    const auto wins = [&](int kind, unsigned chance) { return ((dice >> (8 * kind)) & 255) < chance; };
    if (wins(0, odds.atari)) {
        if (const int spot = answer_atari(turn, random); spot != no_spot) return spot;
    }
    if (turn.board.last() == no_spot) return no_spot;
    if (wins(1, odds.nakade)) {
        if (const int spot = answer_nakade(turn); spot != no_spot) return spot;
    }
    if (wins(2, odds.two_liberties)) {
        if (const int spot = answer_two_liberties(turn, random); spot != no_spot) return spot;
    }
    return wins(3, odds.cuts) ? answer_cuts(turn, random) : no_spot;
}

/// A sensible point of the whole board.
template <int Side>
int anywhere(const Turn<Side>& turn, Random& random) {
    auto spots = turn.board.playable(turn.own);
    if (turn.board.ko() != no_spot) spots.erase(turn.board.ko());
    for (int count = spots.count(); count > 0; --count) {
        const int spot = spots.nth(random.below(count));
        if (is_sensible(turn, spot)) return spot;
        spots.erase(spot);
    }
    return no_spot;
}

/// The player's move for `side`, or `no_spot` for a pass.
template <int Side>
int choose_move(const FastBoard<Side>& board, Color side, Random& random) {
    const Turn<Side> turn(board, side);
    const int spot = answer(turn, random);
    return spot != no_spot ? spot : anywhere(turn, random);
}

/// Plays until both pass, or three times as many moves as there are points (long cycles end there).
template <int Side>
void play_to_the_end(FastBoard<Side>& board, Color side, BoardSize size, Random& random) {
    int passes = 0;
    for (int move = 0; move < 3 * size.area() && passes < 2; ++move, side = other(side)) {
        const int spot = choose_move(board, side, random);
        if (spot == no_spot) {
            board.pass();
            ++passes;
        } else {
            board.play(spot, side);
            passes = 0;
        }
    }
}

}  // namespace goterr::playout
