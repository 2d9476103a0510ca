/// The numbers that sampled games rest on: odds of the player, and how the tree of a siege grows and ends.
///
/// `tests/fit/sensitivity src/playout/thresholds.hpp NAME VALUE...` measures one again.
#pragma once

#include <cstddef>

namespace goterr::playout {

// The player (player.hpp): odds of 256 that a kind of answer is looked for at all. Of the values tried, these
// had the least mean squared error against a strong program's ownership in unfinished games; finished
// positions hardly care.
inline constexpr unsigned atari_odds = 230;
inline constexpr unsigned nakade_odds = 230;
inline constexpr unsigned two_liberties_odds = 160;
inline constexpr unsigned cuts_odds = 160;
inline constexpr unsigned beside_odds = 128;

// Trees of moves (move_tree.hpp, siege.cpp): chosen on questions of life and death.

/// A move has replies of its own from its second game on.
inline constexpr int visits_to_grow = 2;
/// Longer games on a ground are rare and mostly kos taken in turn.
inline constexpr int longest_game = 160;
/// Games seen with a move count like its own until it has about this many of these.
inline constexpr double trust = 300;
/// What a move beside the last one, or across a corner from it, is taken to have won before any game was seen
/// with it: answers are mostly near. Of 397 fights and 415 races 328 and 338 are right at normal effort; with
/// 0 and 0: 319 and 332; with 10 and 6: 317 and 345.
inline constexpr int won_beside = 6;
inline constexpr int won_across = 4;
/// What takes stones is taken to have won so often besides. Of 18,557 answers about dragons in games that
/// nobody picked, 10,966 of them proved, the others as GNU Go 3.8 reads them, 844 are wrong with it, 882
/// without (144 better, 106 worse, p = .016; of the 3,180 that were asked last 120 and 122). `tests/fit`:
/// `goterr_sieges` asks such questions of any records.
inline constexpr int won_by_taking = 6;
/// What a player with sense never makes (sense.hpp) is taken to have lost so often: it is tried last. Left
/// out, it does not refute what only it refutes: of 2,272 answers about random boards, 2,000 games each, 24
/// are wrong without such moves, none with them; of the 812 questions above 648 and 649 are right.
inline constexpr int lost_without_sense = 20;
/// How much a move is tried that was tried seldom.
inline constexpr double siege_curiosity = 0.08;
/// Of 480 problems of books 8,000 local games find 238 first moves with it, 180 with .08, 225 with .02 or 0;
/// with local_points 4 or 10 (at .02) 217 and 210 for 225.
inline constexpr double local_curiosity = 0.01;
/// Roots of games times share: the side that begins gets better while the tree grows, so failures take longer
/// to believe.
inline constexpr double clear_success = 0.8;
inline constexpr double clear_failure = 1.4;
/// Chains of so many stones have to be clearer before games end (tally.cpp, `PlayoutOptions::large_clear`).
/// 8: as good by finished counts; all chains: a tenth more time.
inline constexpr int large_chain = 5;
/// Local games (local_games.cpp): so many points more than in the games so far are three quarters of all
/// there is to win; what they came to is the mean of about so many.
inline constexpr double local_points = 6;
inline constexpr int games_remembered = 300;
/// Moves of a line are shown as long as so many games went through them, and so many at most.
inline constexpr int games_to_show = 8;
inline constexpr std::size_t longest_line = 12;

}  // namespace goterr::playout
