/// The numbers that say what the searches look at, and how far.
///
/// Chosen on questions about single chains and links whose answers are known; wider searches end less often
/// within their boards. `tests/fit/sensitivity src/reading/thresholds.hpp NAME VALUE...` measures one again.
#pragma once

namespace goterr::reading {

// Captures searched to the end (capture_goal.cpp).

/// In the first plies the attack, on an answer to a defense too, may play next to the liberties of three and
/// more and against stones with a little more air; later its moves have to touch two.
inline constexpr int wide_plies = 4;
/// In the first plies the defender is asked for every answer, and only later for the usual ones alone. On 156
/// questions 136 are right where every answer is asked for, 135 with 0 plies here, 142 with 2 and 139 with 4.
inline constexpr int first_answers = 2;
/// An attack that works is read again with all answers in the first plies that touch what refutes a pass. On
/// 156 questions 146 are right instead of 143; with 6 plies fewer, because such an attack is seldom read to
/// the end.
inline constexpr int complete_plies = 2;
/// A reading that may look at more boards looks at so many first.
inline constexpr int first_boards = 20000;
/// A pass is looked at after the moves that gain liberties and before those that may.
inline constexpr int worth_of_pass = 20;

// The quick look at every chain of a position (capture_search.cpp, connections.cpp).

/// Nets, approach moves, three liberties. On 600 finished 19x19 positions 3 of attack and of defense take
/// 181 us a position, 2 and 3 take 130 us with the same chains captured, 2 and 2 take 116 us but believe 2 %
/// more captures, wrong ones.
inline constexpr int wide_attack_plies = 2;
/// Attacks on capturers with two liberties.
inline constexpr int wide_defense_plies = 3;
/// Moves to see whether a cutting stone is captured.
inline constexpr int cutting_nodes = 40;

// Combinations (combination.cpp).

/// Chains with more liberties are neither threatened nor do their captors matter.
inline constexpr int few_liberties = 3;

}  // namespace goterr::reading
