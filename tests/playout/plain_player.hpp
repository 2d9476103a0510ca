/// The player of the playouts once more, as plainly as it can be said. The fast player must choose the same
/// moves from the same random numbers.
#pragma once

#include "../../src/playout/player.hpp"
#include "goterr/core/flood_fill.hpp"
#include "plain_sense.hpp"

namespace goterr::plain {

// -------------------------------------------------------------------------------------------

inline void add_capture(const View& view, const Chain& chain, PointSet& moves) {
    if (chain.liberties.count() == 1 && !view.is_ko(chain.liberties.first()))
        moves.insert(chain.liberties.first());
}

inline void add_captures_beside(const View& view, const Chain& own, PointSet& moves) {
    for (const Point stone : own.stones)
        for (const Chain* enemy : chains_beside(view, stone, view.enemy)) add_capture(view, *enemy, moves);
}

inline Move answer_atari(const View& view, Random& random) {
    PointSet moves(view.size);
    if (view.game.last) {
        for (const Chain* chain : chains_beside(view, *view.game.last, view.own)) {
            if (chain->liberties.count() != 1) continue;
            add_captures_beside(view, *chain, moves);
            if (gains_liberties(view, chain->liberties.first(), 2)) moves.insert(chain->liberties.first());
        }
        add_capture(view, view.chains.at(*view.game.last), moves);
    }
    if (view.game.last_but_one_gave_atari)
        for (const Chain* chain : chains_beside(view, *view.game.last_but_one, view.enemy))
            add_capture(view, *chain, moves);
    return any_of(moves, random, [](Point) { return true; });
}

inline Move answer_nakade(const View& view) {
    const Point last = *view.game.last;
    const Point clockwise[] = {{last.column, last.row + 1},
                               {last.column + 1, last.row},
                               {last.column, last.row - 1},
                               {last.column - 1, last.row}};
    for (const Point p : clockwise) {
        if (!view.size.contains(p) || view.board[p] != Color::empty) continue;
        const PointSet space =
            flood_fill(p, view.size, [&](Point q) { return view.board[q] == Color::empty; });
        bool own_beside = false;
        for (const Point q : space) own_beside = own_beside || count_beside(view.board, q, view.own) > 0;
        if (own_beside || space.count() > 6 || !has_vital_point(space)) continue;
        const int most = *degrees_of(space).begin();
        for (const Point q : space) {
            int degree = 0;
            for (const Point r : neighbors_of(q, view.size)) degree += space.contains(r) ? 1 : 0;
            if (degree == most && view.is_legal(q)) return q;
        }
    }
    return std::nullopt;
}

inline Move answer_two_liberties(const View& view, Random& random) {
    PointSet moves(view.size);
    for (const Chain* chain : chains_beside(view, *view.game.last, view.own)) {
        if (chain->liberties.count() != 2) continue;
        for (const Point liberty : chain->liberties)
            if (gains_liberties(view, liberty, 3)) moves.insert(liberty);
        add_captures_beside(view, *chain, moves);
    }
    if (view.liberties_at(*view.game.last) == 2)
        for (const Point liberty : view.chains.at(*view.game.last).liberties)
            if (gains_liberties(view, liberty, 2)) moves.insert(liberty);
    return any_of(moves, random,
                  [&](Point p) { return !is_eye(view.board, p, view.own) && is_sensible(view, p); });
}

/// Two neighbors that meet at a corner, or lie opposite, such that a stone at
/// `p` cuts, joins or bends around.
inline bool is_cut_or_connection(const View& view, Point p) {
    const Board& board = view.board;
    const int own = count_beside(board, p, view.own), enemies = count_beside(board, p, view.enemy);
    if (own + enemies == 0 || own >= 3) return false;
    const auto number = [&](Point q) { return view.chains.number_at(q); };
    for (const Point corner : diagonals_of(p, view.size)) {
        const Point a{p.column, corner.row}, b{corner.column, p.row};
        const Color cut = opponent(board[corner]);
        if (cut == Color::empty) continue;
        if (board[a] == cut && board[b] == cut && number(a) != number(b)) return true;
        if ((board[a] == cut && board[b] == Color::empty) || (board[b] == cut && board[a] == Color::empty))
            return true;
    }
    for (const Color side : {view.own, view.enemy}) {
        std::vector<Point> stones;
        for (const Point q : neighbors_of(p, view.size))
            if (board[q] == side) stones.push_back(q);
        if (stones.size() != 2 || number(stones[0]) == number(stones[1])) continue;
        if (stones[0].row == stones[1].row || stones[0].column == stones[1].column) return true;
    }
    return false;
}

inline Move answer_cuts(const View& view, Random& random) {
    PointSet moves(view.size);
    for (const Point p : around(*view.game.last, view.size))
        if (view.board[p] == Color::empty && is_cut_or_connection(view, p)) moves.insert(p);
    return any_of(moves, random, [&](Point p) { return view.is_legal(p) && !is_bad_self_atari(view, p); });
}

inline bool is_playable(const View& view, Point p) {
    return view.is_legal(p) && !is_eye(view.board, p, view.own);
}

inline Move answer_beside(const View& view, Random& random) {
    PointSet moves(view.size);
    for (const Point p : around(*view.game.last, view.size))
        if (view.board[p] == Color::empty) moves.insert(p);
    return any_of(moves, random, [&](Point p) { return is_playable(view, p) && is_sensible(view, p); });
}

inline Move answer(const View& view, Random& random) {
    const std::uint64_t dice = random.next();
    const auto wins = [&](int kind, unsigned chance) { return ((dice >> (8 * kind)) & 255) < chance; };
    Move move;
    if (wins(0, playout::atari_odds)) move = answer_atari(view, random);
    if (!view.game.last) return move;
    if (!move && wins(1, playout::nakade_odds)) move = answer_nakade(view);
    if (!move && wins(2, playout::two_liberties_odds)) move = answer_two_liberties(view, random);
    if (!move && wins(3, playout::cuts_odds)) move = answer_cuts(view, random);
    if (!move && wins(4, playout::beside_odds)) move = answer_beside(view, random);
    return move;
}

inline Move anywhere(const View& view, Random& random) {
    PointSet points(view.size);
    for (const Point p : points_of(view.size))
        if (is_playable(view, p)) points.insert(p);
    bool thought_twice = false;
    while (!points.empty()) {
        const Point p = nth(points, random.below(points.count()));
        int own = 0, enemies = 0;
        for (const Point q : around(p, view.size)) {
            own += view.board[q] == view.own ? 1 : 0;
            enemies += view.board[q] == view.enemy ? 1 : 0;
        }
        const bool bare_edge = own + enemies == 0 && around(p, view.size).size() < 8;
        if (!is_sensible(view, p) || (bare_edge && points.count() > 1))
            points.erase(p);
        else if (!thought_twice && own == 0 && enemies > 0)
            thought_twice = true;
        else
            return p;
    }
    return std::nullopt;
}

inline Move choose_move(const Game& game, Color side, Random& random) {
    const View view(game, side);
    const Move move = answer(view, random);
    return move ? move : anywhere(view, random);
}

/// The game after `side` has played `move` or passed.
inline Game after(Game game, Move move, Color side) {
    game.last_but_one_gave_atari = false;
    if (game.last && is_stone(game.position.board[*game.last]))
        for (const Point q : neighbors_of(*game.last, game.position.board.size()))
            if (game.position.board[q] == side && chain_at(game.position.board, q).liberties.count() == 1)
                game.last_but_one_gave_atari = true;
    game.last_but_one = game.last;
    game.last = move;
    game.position = move ? play(game.position, *move, side) : pass(game.position, side);
    return game;
}

}  // namespace goterr::plain
