/// The numbers that estimates rest on besides the fitted tables of data/: facts and conventions, and what was
/// measured.
///
/// `tests/fit/sensitivity src/estimate/thresholds.hpp NAME VALUE...` measures one again. Where it did, the
/// figures stand beside: of 2,544 finished games % exact, % called confident, % of these right. With the
/// values as they stand: 93.4, 81.6, 97.2.
#pragma once

namespace goterr {

// What was counted is sure (ownership.cpp, confidence.cpp, estimate.cpp).

/// In finished games with a known owner of every point, what the playouts leave open was the counted side's
/// three times in four, and a fifth more of them on its side made it sure.
inline constexpr double doubted = 0.55;
inline constexpr double gain_by_agreement = 2;
inline constexpr double sure = 0.99;
/// A dragon whose mean ownership by the net is no more than this towards the side that the count gives it to
/// is doubted. 0.2: 93.4, 81.9, 97.1; 0.5: 93.4, 80.7, 97.3
inline constexpr double agreed = 0.35;
/// Where one net from one side agrees about every dragon this far, the others are not asked: of 562 finished
/// games that were no more in doubt than that none was doubted by all of them, of 626 with 0.5 one was.
inline constexpr double agreed_at_a_glance = 0.8;
/// Dragons that the sampled games kept or lost this often are asked about no more: of 860 with less than 0.8
/// the net doubted one, a single stone.
/// 0.4: 93.4, 81.9, 97.1; 0.8: 93.4, 81.6, 97.2
inline constexpr double clear_without_net = 0.6;
/// One chain that hangs is common and mostly without consequence; more were wrong twice as often.
/// 0: 93.4, 72.2, 97.4; 2: 93.4, 83.6, 97.0
inline constexpr int most_hanging = 1;
/// Small gaps in the borders are worth this much either way in four games of five, points.
inline constexpr double gap_half_width = 2;
/// Where play went on after a board that is counted: of 777 positions two to eight moves before the end of
/// games 66 % were exact, 83 within one point.
inline constexpr double unplayed_half_width = 1;
/// Ownership in the playouts that gives a point to a side when an open region is divided.
/// 0.1: 93.4, 81.6, 97.2; 0.3: 93.4, 81.6, 97.2
inline constexpr double division = 0.2;
/// Over the moves that were left after finished games of professionals the score by territory changed by at
/// most three points from the one without false eyes; larger changes were misreadings.
/// 2: 93.4, 81.6, 97.2; 4: 93.3, 81.6, 97.2
inline constexpr double most_changed = 3;
/// By the line of best play on a board that is not finished. Of 280 of them two and six moves before
/// the end of a game 130, 137, 137 counts came out right with 3, 8, 30, off by 1.44, 1.29, 1.39 on average.
inline constexpr double most_changed_by_best_play = 8;
/// What the end of a line of best play is judged to be, against what was read: a neutral point more or less.
inline constexpr double most_off_at_the_end = 1;
/// How often a line that does not hold is read again.
inline constexpr int most_looks = 3;

// Open positions (expectation.cpp).

/// Games to learn from begin with a few stones on the board. Before that a stone more is worth two komis, the
/// turn one.
inline constexpr int first_stones = 8;
inline constexpr double fair_komi = 6.5;
/// From so many stones on a game has handicap, and but the half point that excludes draws for komi.
inline constexpr int handicap_from = 2;
inline constexpr double no_komi = 0.5;
/// No open position is surer than that, points.
inline constexpr double least_half_width = 1;
/// Handicap stones are given so that the game comes out even: what black is ahead by melts while there is
/// something left to play, and how well the handicap fits two players nobody knows. A stone is worth a dozen
/// points.
inline constexpr double stone_worth = 12;
inline constexpr double handicap_melts = 1.5;  ///< of that worth, to white's side
inline constexpr double handicap_holds = 0.5;  ///< and to black's
/// The net sees the judgment and weighs it; on large chains and sekis that were read out and on what is
/// proved or told, the judgment holds. Of large chains that only sampled games call dead, one in four is not:
/// there the net decides.
inline constexpr int large_chain = 5;
/// 0.8: 93.4, 81.6, 97.2; 0.97: 93.4, 81.6, 97.2
inline constexpr float read_out = 0.9F;
inline constexpr float certain = 0.99F;
/// Beyond this either way a point has an owner.
inline constexpr float likely = 1.0F / 3;
/// What a point has that is only just somebody's.
inline constexpr float leaning = 0.35F;
/// A board is nearly settled when at most one point in so many that the walls give to a side is in doubt.
inline constexpr int sure_for_one_in_doubt = 30;

// Large dragons of which the games say both (doubt.cpp). With what is said there the lead stood more than 20
// points apart from both its neighbors 28 times along 30 games with many fights instead of 39.

/// Dragons of so many stones are looked at both ways until this much of the games, less the others, agrees.
inline constexpr int large_in_doubt = 5;
inline constexpr double clear_judgment = 0.4;

// What is left to play (open_areas.cpp, endgame.cpp).

/// Open regions of so many points are read whole; of larger ones what the sampled games give to one side
/// nearly always is its own, but for a point between, and what they always give is.
inline constexpr int read_whole = 7;
inline constexpr double granted_in_endgame = 0.85;
inline constexpr double surely_granted = 0.97;
/// Where that is too much to be read, so much is enough.
inline constexpr double granted_in_large = 0.5;
/// Living chains with so many liberties of their own may have to be connected once the others are filled.
inline constexpr int few_own_liberties = 1;
inline constexpr int few_liberties = 2;
/// So many points of 19x19 may be in doubt on an open board whose end is read, on others in proportion. With
/// 80 13 more of 2,600 counts come out right, and a middle game takes a tenth longer.
inline constexpr int most_in_doubt = 40;
/// More dragons do not hang on the turn at once, but by misreadings.
inline constexpr std::size_t most_turns = 8;

/// The same where only neutral points are left (last_borders.cpp).
inline constexpr std::size_t most_border_parts = 200;
inline constexpr std::size_t most_border_sums = 2000;
/// Before a third of the board is full hardly a border is settled enough to be read (why.cpp).
inline constexpr int late_for_one_stone_in = 3;

// Effort (effort.cpp).

/// On smaller boards games and reading cost next to nothing, and the few of quick effort take a settled board
/// for an open one.
inline constexpr int large_board = 150;

}  // namespace goterr
