/// The sense of the playouts' player once more, as plainly as it can be said: whole boards, chains found anew
/// for every question, sets of points. See src/playout/sense.hpp for what each rule is for.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "../../src/playout/random.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/position.hpp"

namespace goterr::plain {

using playout::Random;
using Move = std::optional<Point>;

/// A game so far: the board, whose turn it is, and the last two moves.
struct Game {
    Position position;
    Move last, last_but_one;
    bool last_but_one_gave_atari = false;
};

/// The board seen by the side to play.
struct View {
    explicit View(const Game& game, Color side)
        : game(game),
          board(game.position.board),
          size(board.size()),
          chains(find_chains(board)),
          own(side),
          enemy(opponent(side)) {}

    const Game& game;
    const Board& board;
    BoardSize size;
    Chains chains;
    Color own, enemy;

    int liberties_at(Point stone) const { return chains.at(stone).liberties.count(); }
    bool is_ko(Point p) const { return game.position.ko == p; }
    bool is_legal(Point p) const { return legality(game.position, p, own) == Legality::legal; }
};

inline std::vector<Point> around(Point p, BoardSize size) {
    std::vector<Point> points;
    for (const Point q : neighbors_of(p, size)) points.push_back(q);
    for (const Point q : diagonals_of(p, size)) points.push_back(q);
    return points;
}

inline int count_beside(const Board& board, Point p, Color color) {
    int count = 0;
    for (const Point q : neighbors_of(p, board.size())) count += board[q] == color ? 1 : 0;
    return count;
}

/// The chains of `side` beside a point, each once.
inline std::vector<const Chain*> chains_beside(const View& view, Point p, Color side) {
    std::set<int> numbers;
    for (const Point q : neighbors_of(p, view.size))
        if (view.board[q] == side) numbers.insert(view.chains.number_at(q));
    std::vector<const Chain*> chains;
    for (const int number : numbers) chains.push_back(&view.chains[number]);
    return chains;
}

inline bool is_enclosed(const Board& board, Point p, Color side) {
    for (const Point q : neighbors_of(p, board.size()))
        if (board[q] != side) return false;
    return true;
}

inline bool is_eye(const Board& board, Point p, Color side) {
    const FewPoints corners = diagonals_of(p, board.size());
    int bad = corners.size() < 4 ? 1 : 0;
    for (const Point q : corners) bad += board[q] == opponent(side) ? 1 : 0;
    return is_enclosed(board, p, side) && bad < 2;
}

inline Point nth(const PointSet& points, int rank) {
    auto at = points.begin();
    while (rank-- > 0) ++at;
    return *at;
}

template <typename Accepts>
Move any_of(PointSet points, Random& random, Accepts accepts) {
    while (!points.empty()) {
        const Point p = nth(points, random.below(points.count()));
        if (accepts(p)) return p;
        points.erase(p);
    }
    return std::nullopt;
}

// --- sense
// ---------------------------------------------------------------------------------------------

/// The own chain a move at `p` makes, on the board after it.
inline Chain chain_after(const View& view, Point p) {
    return chain_at(play(view.game.position, p, view.own).board, p);
}

inline bool captures(const View& view, Point p) {
    for (const Chain* chain : chains_beside(view, p, view.enemy))
        if (chain->liberties.count() == 1) return true;
    return false;
}

inline bool gains_liberties(const View& view, Point p, int wanted) {
    return view.is_legal(p) && chain_after(view, p).liberties.count() >= wanted;
}

inline bool spoils_own_seki(const View& view, Point p) {
    if (!is_enclosed(view.board, p, view.own)) return false;
    PointSet left(view.size);
    for (const Chain* chain : chains_beside(view, p, view.own)) {
        if (chain->liberties.count() == 1) return false;
        left |= chain->liberties;
    }
    left.erase(p);
    if (left.count() != 2) return false;
    for (const Point liberty : left)
        for (const Chain* chain : chains_beside(view, liberty, view.enemy))
            if (left.includes(chain->liberties)) return true;
    return false;
}

/// How many neighbors within the shape each of its points has, most first: what
/// its fate depends on.
inline std::multiset<int, std::greater<>> degrees_of(const PointSet& shape) {
    std::multiset<int, std::greater<>> degrees;
    for (const Point p : shape) {
        int degree = 0;
        for (const Point q : neighbors_of(p, shape.size())) degree += shape.contains(q) ? 1 : 0;
        degrees.insert(degree);
    }
    return degrees;
}

/// The square four: one eye already.
inline bool is_square(const PointSet& shape) {
    return degrees_of(shape) == std::multiset<int, std::greater<>>{2, 2, 2, 2};
}

/// Two threes, the T, the plus, the bulky five and the rabbity six, by their
/// degrees.
inline bool has_vital_point(const PointSet& shape) {
    using Degrees = std::multiset<int, std::greater<>>;
    static const std::vector<Degrees> dead{
        {2, 1, 1}, {3, 1, 1, 1}, {4, 1, 1, 1, 1}, {3, 2, 2, 2, 1}, {4, 2, 2, 2, 1, 1}};
    return std::find(dead.begin(), dead.end(), degrees_of(shape)) != dead.end();
}

inline bool makes_one_eye(const PointSet& shape) { return is_square(shape) || has_vital_point(shape); }

inline bool is_bad_self_atari(const View& view, Point p) {
    if (captures(view, p)) return false;
    const Chain after = chain_after(view, p);
    if (after.liberties.count() >= 2) return false;
    const Point last = after.liberties.first();
    Board with = view.board;
    with[p] = view.own;
    if (is_enclosed(with, last, view.own)) return true;
    const int size = after.stones.count();
    for (const Chain* chain : chains_beside(view, p, view.enemy)) {
        const int liberties = chain->liberties.count();
        if (size == 1 && liberties <= 3) return false;
        if (size == 2 || (size > 2 && makes_one_eye(after.stones)))
            if (liberties == 2 && chain->stones.count() >= size && chain->liberties.contains(last))
                return false;
    }
    return true;
}

/// All empty points and stones around both liberties of `chain` are its own,
/// the liberties, or the player's.
inline bool is_enclosed_by_own(const View& view, const Chain& chain) {
    bool own_beside = false;
    for (const Point liberty : chain.liberties)
        for (const Point q : neighbors_of(liberty, view.size)) {
            if (!chain.liberties.contains(q) && !chain.stones.contains(q) && view.board[q] != view.own)
                return false;
            own_beside = own_beside || view.board[q] == view.own;
        }
    return own_beside;
}

inline bool has_another_eye(const View& view, const Chain& enclosed) {
    for (const Point liberty : enclosed.liberties)
        for (const Chain* chain : chains_beside(view, liberty, view.own))
            for (const Point eye : chain->liberties - enclosed.liberties)
                if (is_eye(view.board, eye, view.own)) return true;
    return false;
}

inline bool spoils_by_nakade(const View& view, Point p) {
    for (const Chain* chain : chains_beside(view, p, view.enemy)) {
        const int size = chain->stones.count();
        if (chain->liberties.count() != 2 || size < 3 || size > 6 || !makes_one_eye(chain->stones)) continue;
        if (is_enclosed_by_own(view, *chain) && !has_another_eye(view, *chain)) return true;
    }
    return false;
}

inline bool is_sensible(const View& view, Point p) {
    return !spoils_own_seki(view, p) && !is_bad_self_atari(view, p) && !spoils_by_nakade(view, p);
}

}  // namespace goterr::plain
