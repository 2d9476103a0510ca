/// The player of the playouts: answers near the last move first, then anywhere.
///
/// One try each, with fixed odds, in this order: take or save chains in atari; the vital point of a small eye
/// space the enemy has just touched; chains with two liberties beside the last move; a cut or connection next
/// to it; any sensible point next to it; else a sensible point of the whole board, where an invasion among
/// enemy stones alone gets a second thought. What a step finds is a set of points, each as likely as the
/// other.
///
/// What such games know and what they do not (white in the corner, black outside alive):
///
///     . O . O X .      Two eyes. Nobody fills his own, and the enemy may not: white stands in 64 of 64 games. What is settled
///     O O O O X .      the games find out without a proof, and so most of what is dead inside territory, too.
///     X X X X X .
///
///     . . . O X .      Three in a row: the middle decides, and who takes it. Either side comes to it about as often, whoever is to
///     O O O O X .      move: white stands in 10 of 28 games. So `besiege` plays games with a first move of either side.
///     X X X X X .
///
///     . . . . O X      Four in a row: white answers either middle point at the other and lives. Games do not answer every time: he
///     O O O O O X      stands in 36 of 64 and would be in doubt, so that reading has to say it (`read_fight`).
///     X X X X X X
#pragma once

#include "cuts.hpp"
#include "few_spots.hpp"
#include "nakade.hpp"
#include "random.hpp"
#include "sense.hpp"
#include "spots_around.hpp"
#include "thresholds.hpp"

namespace goterr::playout {

/// Takes spots out at random until one is accepted, or none is left.
template <typename Set, typename Accepts>
int any_of(Set& spots, Random& random, Accepts accepts) {
    for (int count = spots.count(); count > 0; --count) {
        const int rank = random.below(count);
        const int spot = spots.nth(rank);
        if (accepts(spot)) return spot;
        spots.erase_nth(rank);
    }
    return no_spot;
}

template <int Side>
using Candidates = FewSpots<FastBoard<Side>::spots>;

template <int Side>
void add_capture(const FastBoard<Side>& board, int stone, Candidates<Side>& moves) {
    if (board.chain(stone).liberty_count != 1) return;
    const int liberty = board.chain(stone).liberties.first();
    if (liberty != board.ko()) moves.insert(liberty);
}

/// The last liberties of enemy chains in atari beside the own chain at `head`: taking them frees it.
template <int Side>
void add_captures_beside(const Turn<Side>& turn, int head, Candidates<Side>& moves) {
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
    Candidates<Side> moves;
    if (board.last_gave_atari())
        for (const int head : heads_beside(board, board.last(), turn.own)) {
            if (board.chain(head).liberty_count != 1) continue;
            add_captures_beside(turn, head, moves);
            const int liberty = board.chain(head).liberties.first();
            if (gains_liberties(turn, liberty, 2)) moves.insert(liberty);
        }
    if (board.last() != no_spot) add_capture(board, board.last(), moves);
    if (board.last_but_one_gave_atari())
        for (const int enemy : board.beside(board.last_but_one(), turn.enemy))
            add_capture(board, enemy, moves);
    return any_of(moves, random, [](int) { return true; });
}

/// Whether `answer_two_liberties` has something to look at: known at a glance, where what the odds say is not
/// foreseen.
template <int Side>
bool has_two_liberties_beside(const Turn<Side>& turn) {
    const auto& board = turn.board;
    return board.last_left_two() || board.chain(board.last()).liberty_count == 2;
}

/// Chains with two liberties beside the last move: own ones extend or take, the enemy's own chain is put in
/// atari.
template <int Side>
int answer_two_liberties(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    Candidates<Side> moves;
    using Spots = typename FastBoard<Side>::Spots;
    const auto add_liberties = [&](int stone, int wanted) {
        const Spots& liberties = board.chain(stone).liberties;
        for (const int liberty : {liberties.first(), liberties.last()})
            if (gains_liberties(turn, liberty, wanted)) moves.insert(liberty);
    };
    if (board.last_left_two())
        for (const int stone : board.beside(board.last(), turn.own)) {
            if (board.chain(stone).liberty_count != 2) continue;
            add_liberties(stone, 3);
            add_captures_beside(turn, board.head(stone), moves);
        }
    if (board.chain(board.last()).liberty_count == 2) add_liberties(board.last(), 2);
    return any_of(moves, random,
                  [&](int spot) { return !is_eye(board.around(spot), turn.own) && is_sensible(turn, spot); });
}

/// A cut or connection next to the last move.
template <int Side>
int answer_cuts(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    SpotsAround<Side + 1> moves(board.last(), cuts_and_connections(turn, board.last()));
    return any_of(moves, random, [&](int spot) {
        return board.is_legal(spot, turn.own) &&
               !is_bad_self_atari(turn, spot, liberties_beside(board, spot));
    });
}

/// Any sensible point next to the last move.
template <int Side>
int answer_beside(const Turn<Side>& turn, Random& random) {
    const auto& board = turn.board;
    SpotsAround<Side + 1> moves(board.last(), places_of(board.around(board.last()), Color::empty));
    return any_of(moves, random, [&](int spot) {
        return spot != board.ko() && board.playable(turn.own).contains(spot) && is_sensible(turn, spot);
    });
}

template <int Side>
int answer(const Turn<Side>& turn, Random& random) {
    const std::uint64_t dice = random.next();
    const auto wins = [&](int kind, unsigned chance) { return ((dice >> (8 * kind)) & 255) < chance; };
    int spot = no_spot;
    if (wins(0, atari_odds)) spot = answer_atari(turn, random);
    if (turn.board.last() == no_spot) return spot;
    if (spot == no_spot && wins(1, nakade_odds)) spot = answer_nakade(turn);
    if (spot == no_spot && has_two_liberties_beside(turn) && wins(2, two_liberties_odds))
        spot = answer_two_liberties(turn, random);
    if (spot == no_spot && wins(3, cuts_odds)) spot = answer_cuts(turn, random);
    if (spot == no_spot && wins(4, beside_odds)) spot = answer_beside(turn, random);
    return spot;
}

/// On the edge of the board with no stone around: nobody plays there while there is anything else.
constexpr bool is_bare_edge(Around around) {
    const unsigned stones = places_of(around, Color::black) | places_of(around, Color::white);
    return stones == 0 && places_of(around, off_board) != 0;
}

/// Stones around, all of them of `side`.
constexpr bool is_among(Around around, Color side) {
    return places_of(around, side) != 0 && places_of(around, other(side)) == 0;
}

/// A sensible one of the playable `spots`. The first one drawn that lies among enemy stones only is put back:
/// invasions that are as frequent as defenses make territory look less safe than it is.
template <int Side>
int any_sensible(const Turn<Side>& turn, typename FastBoard<Side>::Spots spots, Random& random) {
    if (turn.board.ko() != no_spot) spots.erase(turn.board.ko());
    bool thought_twice = false;
    for (int count = spots.count(); count > 0;) {
        const int spot = spots.nth(random.below(count));
        const Around around = turn.board.around(spot);
        if (!is_sensible(turn, spot) || (count > 1 && is_bare_edge(around))) {
            spots.erase(spot);
            --count;
        } else if (!thought_twice && is_among(around, turn.enemy)) {
            thought_twice = true;
        } else {
            return spot;
        }
    }
    return no_spot;
}

template <int Side>
int anywhere(const Turn<Side>& turn, Random& random) {
    return any_sensible(turn, turn.board.playable(turn.own), random);
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
