/// The numbers that the judgment of life and death rests on, in one place.
///
/// Three kinds: facts of the game, limits of what may be read in the time there is, and numbers that were
/// chosen because fewest verdicts were wrong with them. `tests/fit/sensitivity src/life/thresholds.hpp NAME
/// VALUE...` measures one again. Where it did, the figures stand beside: of 2,544 finished games % exact and
/// % called confident, of 110 positions and of 2,354 verified games % right. With the values as they stand:
/// 93.4, 81.6, 91.8, 98.3; before `open_claims` and `gap_size` were set by this, when all others were
/// measured: 93.3, 80.0, 91.8, 98.2.
#pragma once

#include <cstddef>

namespace goterr::life {

// What the sampled games say (partition.cpp, judge.cpp).

/// Chains further apart than this in the sampled games do not share their fate.
/// 0.5: 93.3, 80.0, 91.8, 98.2; 1.0: 93.3, 80.0, 91.8, 98.2
inline constexpr double same_fate = 0.75;
/// Between this and its negative the sampled games do not say whether a dragon lives.
/// 0.05: 93.3, 80.1, 91.8, 98.2; 0.3: 93.2, 78.1, 91.8, 98.1
inline constexpr double doubt = 0.15;

/// Reading that takes what the games lost less often than this overrules them (overruled_games.cpp). 0.8:
/// three questions about scores of small boards fewer are right, 0.25 and 0: one fewer.
inline constexpr double lost_in_games = -0.5;

// Fights (fights.cpp, fight_ground.cpp, reach.cpp).

/// Dragons that the sampled games kept this often are out of danger.
/// 0.7: 93.3, 79.9, 91.8, 98.2; 0.9: 93.2, 80.0, 91.8, 98.1
inline constexpr double solid = 0.8;
/// Dragons that the games are surer about than this are not read.
/// 0.8: 93.3, 80.0, 90.9, 98.2; 0.95: 93.3, 80.0, 91.8, 98.2
inline constexpr double clear_without_reading = 0.9;
/// Dragons of so many stones that the games gave up are read however sure these are: a wrong one costs most
/// (5: the same; 10: half of the gain).
inline constexpr int large_dead = 7;
/// A larger area is not read: most of those of an estimate end within `fight_boards`.
/// 10: 93.3, 80.0, 91.8, 98.1; 14: 93.3, 80.0, 91.8, 98.2
inline constexpr int most_fight_empties = 12;
inline constexpr int most_fight_points = 60;
/// Of games % exact, and of 2,044 questions of suites right: 300: 93.7, 1,655; 6000: 93.8, 1,653; with this
/// 93.8, 1,654, and 2.8 ms instead of 3.3 in the mean of 1,680 finished boards.
inline constexpr int fight_boards = 700;
/// Living dragons with so many points to themselves are not read.
/// 5: 93.3, 80.0, 90.9, 98.2; 9: 93.3, 80.0, 91.8, 98.2
inline constexpr int room_enough = 7;
/// More points cannot be made one eye of by the next move (six are the most that kill).
inline constexpr int largest_nakade = 6;

// Races (race.cpp).

/// Larger eyes give more moves than they have points (R. Hunter, "Counting Liberties", 2003).
inline constexpr int largest_small_eye = 3;
/// A rival that takes fewer stones may be left with one eye and be taken itself.
inline constexpr int fewest_taken = 4;

// Bases (base.cpp, no_territory.cpp).

/// Eye spaces up to this size are counted as one eye, shared regions up to the other as no room.
/// 2: 93.3, 80.0, 91.8, 98.2; 4: 93.3, 80.0, 91.8, 98.2
inline constexpr int largest_one_eye = 3;
/// 6: 93.3, 80.0, 91.8, 98.2; 10: 93.3, 80.0, 91.8, 98.2
inline constexpr int largest_no_room = 8;

// Seki (seki.cpp).

/// Sampled games that keep a dragon less often than this have to be confirmed by reading.
/// 0.6: 93.3, 79.9, 91.8, 98.1; 0.85: 93.3, 80.0, 91.8, 98.2
inline constexpr double kept_in_seki = 0.75;

// Games around one dragon (turns.cpp, siege_ground.cpp).

/// Shares of the games around a dragon in which it stands. The attacker's games go wrong a little more often
/// than the owner's: an attack that works in four of ten works. Tried on life-and-death problems, .5 to .8
/// and .2 to .5.
inline constexpr double stands_attacked = 0.65;
inline constexpr double stands_defended = 0.45;
/// Lines from a stone of the dragon to a first move that these games may name. Of 45 first moves further off,
/// in 90 middle games, 8 did what they were named for when they were played (the dragon was dead, or alive,
/// with the other side to move); of 504 nearer ones 388.
inline constexpr int farthest_named = 3;
/// Games around a dragon weigh less the surer those on the whole board are. Where its survival exceeds the
/// first number, either way, both shares move by so many times the excess.
///
/// Of 9,256 dragons of three and more stones in positions of real games (moves 50 to 230) that were not used
/// to choose it, GNU Go 3.8 reads 8,124 as their status says where that is .6; without this 7,759 (394
/// better, 29 worse). .5 does still better there, but of 812 questions about fights and races, chosen by
/// somebody because they are hard, 661 are right with it, 678 with .6 and 682 without.
/// `tests/fit/gnugo_fates` asks GNU Go.
inline constexpr double sure_survival = 0.6;
inline constexpr double weight_of_survival = 2;
/// A dragon that its owner saves in so many of the games around it counts as saved where he is to move. Along
/// 30 games the lead stood 40 times apart from both its neighbors by more than 20 points instead of 45, and
/// the error of 2,544 finished counts fell from .365 to .351 points; with .9 it was 42 and .351.
inline constexpr double surely_saved = 0.75;
/// Who stands in more of the games that its attacker begins is not sure enough to fall that an enemy beside
/// it, lost in its own games, stood by that (rivals.cpp). 0.65, at deep effort: two of 397 fights fewer are
/// right, and no race of 415 more.
inline constexpr double stands_as_prey = 0.6;
/// Steps over empty points, and the most empty points of a ground; fewer steps are taken where there are
/// more.
inline constexpr int farthest = 4;
inline constexpr int nearest = 2;
inline constexpr int most_ground_empties = 48;
/// Points beyond the ground that this many games more gave to one side are its own.
inline constexpr double granted_beyond = 0.6;

// What a net expects of dragons (expected.cpp, chance.cpp).

/// No word is taken to be surer than this share.
inline constexpr double surest_word = 0.99;
/// So many points of room are half of all that helps, and such an escape value half of what running brings.
/// What they are matters little: of 28,504 large dragons that their enemy attacks first the mean negative
/// logarithm of the chance that came true was .0980 with 8 points of room, .0983 with 4; with an escape of 4
/// or 16 it was .0002 more and .0001 less than with 8.
inline constexpr double half_of_room = 8;
inline constexpr double half_of_escape = 8;
/// How likely it has to be that a dragon stands, for it to be alive if its enemy begins and if its owner
/// does.
struct LikelyToStand {
    double attacked;
    double defended;
};
/// Of 54,306 dragons 49,557 have the status that GNU Go 3.8's reading gives them (fitted to three quarters of
/// the games, asked about the others). With the net's word and the sampled games alone, by shares of .6 and
/// .4, 49,135 (1,223 better, 801 worse).
inline constexpr LikelyToStand small_stands{0.5, 0.5};
/// Large dragons are worth a look before their owner believes that they are out of danger. Of 48,615 of them
/// 45,842 are as GNU Go reads them, with the net's word and the sampled games alone (.75 and .2) 45,537 (929
/// better, 624 worse), with .5 attacked 46,301, with .85 45,484; of 2,044 questions of suites, whose dragons
/// somebody chose because they are in danger, 1,668 are right, 1,655 without and 1,677 with .85.
inline constexpr LikelyToStand large_stands{0.8, 0.5};
/// The same once games around it are weighed with what the net expects, as at deep effort. Of 360 games that
/// were not used to choose them 2,948 of 3,200 large dragons and 3,039 of 3,507 others are as GNU Go reads
/// them, by the games and survival alone 2,864 and 2,895. Of 4,836 large ones that were used 4,499 (with .95
/// attacked 4,448, with .975 4,350, by the games alone 4,341); of 2,044 questions of suites 1,723 (1,731,
/// 1,733, 1,738).
inline constexpr LikelyToStand large_stands_weighed{0.92, 0.27};
inline constexpr int fewest_of_large = 3;  ///< stones
/// Of each side, around a dragon whose fate hangs on the turn.
inline constexpr int games_to_name_a_move = 40;

// How much is left to play (stage.cpp).

/// Regions of this size and with this many claimed points are open borders, smaller ones dame.
/// 4: 93.2, 80.0, 91.8, 98.1; 8: 93.4, 80.0, 91.8, 98.3
inline constexpr int open_size = 6;
/// 1: 93.0, 80.0, 91.8, 97.8; 3: 93.4, 80.0, 91.8, 98.3
inline constexpr int open_claims = 3;
/// 2: 93.3, 77.6, 91.8, 98.2; 4: 93.3, 81.6, 91.8, 98.2
inline constexpr int gap_size = 4;
/// Ownership in the playouts that makes a point claimed.
/// 0.8: 93.2, 77.9, 91.8, 98.2; 0.95: 93.3, 80.1, 91.8, 98.2
inline constexpr double claim = 0.9;
/// Whether most points that lie around one color only are not granted to it by the playouts: the board is too
/// empty for walls to mean anything yet.
/// 0.4: 93.3, 80.0, 91.8, 98.2; 0.75: 93.3, 79.8, 91.8, 98.2
inline constexpr double granted_inside = 0.6;

// Eyes of a dragon (profile.cpp).

/// Of a space that makes eyes the dragon's own stones border at least one point in so many. Fewer stand
/// around an open board: that is room for the enemy to live in, too.
inline constexpr int most_points_a_border = 6;

// What is alive though its owner never answers (hopeless.cpp).

/// Regions with more points, or more empty ones once the liberties of the walls are filled, are not read.
inline constexpr int most_enclosed_points = 40;
inline constexpr int most_enclosed_empties = 9;
/// Positions the opponent may prepare in one region, and boards a question about one of his chains may take.
inline constexpr std::size_t most_prepared = 1200;
inline constexpr int boards_a_preparation = 8000;

}  // namespace goterr::life
