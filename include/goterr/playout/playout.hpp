/// Playouts: the position is played to the end many times by a quick player who knows the common tactics, and
/// what stands on each point at the end is averaged.
///
/// The player saves and takes chains in atari, plays the vital point of small eye spaces, answers chains with
/// two liberties and cutting shapes near the last move, and otherwise plays anywhere, but never into its own
/// eyes and never into senseless self-atari; sekis therefore stay sekis. Games go on in batches until every
/// chain is clear: the sequential stopping keeps finished positions cheap and spends games on open ones.
///
/// The seed comes from the position, which is sampled in one of its symmetries and colorings chosen by its
/// stones: a turned, mirrored or color-swapped position gets the turned, mirrored or negated answer, exactly.
#pragma once

#include <cstdint>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/position.hpp"

namespace goterr {

struct PlayoutOptions {
    int first = 8;  ///< games before anything is judged, at least 1
    int batch = 2;  ///< games between two judgments, at least 1
    int most = 64;  ///< games at most
    /// Where it is not 0, games end sooner where their scores agree: after this many times the standard
    /// deviation of the scores, in points for each line of the board, but not before `least`.
    double spread = 0;
    int least = 0;
    /// Games at most where three quarters of the points are clear and a chain is not, if that is more.
    int settled = 0;
    double clear = 1.5;      ///< a chain is clear when |mean fate| * sqrt(games) reaches this
    double large_clear = 0;  ///< the same for chains of five and more stones, if that is more
    std::uint64_t seed = 0;  ///< other seeds, other games

    friend bool operator==(const PlayoutOptions&, const PlayoutOptions&) = default;
};

/// On 6,219 middle games six and eight games gave an error of .0221 and .0210 and a change of 3.33 and 3.04
/// points; two games take .11 ms.
inline constexpr PlayoutOptions quick_playouts{
    .first = 8, .batch = 8, .most = 24, .settled = 48, .clear = 1.0};
/// Games go where they tell most. On 7,931 middle games 40 to 128 of them take 1.2 ms more than these; the
/// error of the ownership is .0136 with them and .0137 by these, the change of the lead over one move 2.62
/// and 2.69 points. Questions about fights and races: 685 and 682 of 812 right, which is no difference.
/// A large chain that is called dead by chance costs most: with `large_clear` these 7,931 positions have an
/// error of .0134 instead of .0136, and as many of 2,544 finished counts are right (93.7 %; 93.6 with 3, 93.5
/// with 4).
inline constexpr PlayoutOptions normal_playouts{
    .most = 80, .spread = 30, .least = 24, .settled = 160, .large_clear = 2.5};
inline constexpr PlayoutOptions deep_playouts{.first = 16, .batch = 16, .most = 304, .clear = 2.0};

/// What came of the games. A point is black's at the end of a game when it holds a black stone or is empty
/// between black stones only; white's likewise; else (dame, the shared liberties of a seki) it is nobody's.
struct Samples {
    int games = 0;
    Grid<double> ownership;      ///< share of games in which a point became black's, less white's: -1..1
    Grid<double> nobody;         ///< share of games in which it became nobody's: 0..1
    std::vector<double> scores;  ///< black's points less white's (area, no komi), one a game

    friend bool operator==(const Samples&, const Samples&) = default;
};

/// Plays `position` to the end often enough. Who moves first alternates, beginning with the side to move.
/// Chains that have no liberties to begin with are taken off before the first move.
Samples play_out(const Position& position, const PlayoutOptions& options = {});

/// The mean fate of a chain of the position that was played out: +1 its points always ended as its own
/// side's, -1 always as the enemy's.
double mean_fate(const Samples& samples, const Chain& chain);

}  // namespace goterr
