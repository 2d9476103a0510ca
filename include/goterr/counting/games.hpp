/// Combinatorial games in canonical form: what a local position is worth, whatever else is on the board.
///
/// A game is a number, or what Black can make of it and what White can make of it: `{black | white}`. Two
/// positions are equal when no other position beside them can tell them apart; the canonical form, without
/// options that are never better and without detours that the other side turns back, is the same for equal
/// games. So equality is a comparison of two numbers here: every game is kept once. J. H. Conway, "On Numbers
/// and Games", 1976; E. Berlekamp and D. Wolfe, "Mathematical Go", 1994.
///
///     {0 | 0}  = *, a neutral point: no number, and two of them cancel
///     {1 | 0}  one point for who plays there, half a point on the mean
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "goterr/core/color.hpp"
#include "goterr/counting/rational.hpp"

namespace goterr {

/// A game of `Games`, by its place there. Equal games have equal numbers.
using GameId = int;
using GameIds = std::vector<GameId>;

/// A number, or what either side can move to.
struct GameNode {
    Rational number = 0;
    GameIds black = {};
    GameIds white = {};

    bool is_number() const { return black.empty(); }
};

/// The games met so far. Forms may grow beyond all measure: past `most` games, or more comparisons than are
/// worth their time, `overflown` is true and what is returned means nothing.
class Games {
public:
    explicit Games(std::size_t most = 20000) : most_(most) {}

    const GameNode& operator[](GameId game) const { return nodes_[static_cast<std::size_t>(game)]; }
    bool overflown() const { return nodes_.size() > most_ || compared_.size() > 50 * most_; }

    GameId number(Rational value);
    /// `{black | white}`; both sides must have a move.
    GameId game(GameIds black, GameIds white);
    GameId sum(GameId a, GameId b);
    GameId negative(GameId a);

    /// a <= b: White would not mind the exchange.
    bool less_or_equal(GameId a, GameId b);
    /// Where play stops with best play of both when `first` begins.
    Rational stop(GameId game, Color first);
    /// The same with every game that nobody gains by beginning as the number it is next to: the score never
    /// depends on what is nearer to a number than any other number, unless there is a ko.
    GameId without_infinitesimals(GameId game);

private:
    GameId kept(GameNode node);
    bool compare(GameId a, GameId b);
    GameIds options(GameId game, Color side);
    bool worth_at_least(const GameNode& raw, GameId least);
    bool worth_at_most(const GameNode& raw, GameId most);
    bool number_fits(const GameNode& raw, Rational x);
    std::optional<Rational> number_in(const GameNode& raw);
    void drop_dominated(GameIds& options, Color side);
    bool bypass_reversible(GameNode& raw, Color side);

    std::size_t most_;
    std::vector<GameNode> nodes_;
    std::map<std::pair<std::int64_t, std::int64_t>, GameId> numbers_;
    std::map<std::pair<GameIds, GameIds>, GameId> games_;
    std::map<std::pair<GameId, GameId>, bool> compared_;
    std::map<std::pair<GameId, GameId>, GameId> sums_;
    std::unordered_map<GameId, GameId> rounded_;
    std::map<std::pair<GameId, Color>, Rational> stops_;
};

}  // namespace goterr
