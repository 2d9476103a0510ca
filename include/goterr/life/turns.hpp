/// Both fates of dragons in doubt, from games of their own: sampling with the turn.
///
/// The sampled games on the whole board begin with either side and average the difference away. The fight
/// about a dragon that nothing proves is read to the end where it is small enough; else the dragon gets games
/// more on the ground around it, the attacker to begin and its owner to begin (`besiege`), and is alive, dead
/// or critical by these. Where only dame are left, counts rest on it only if a net doubts them: both players
/// have thought longer about every dragon than these games do. On open boards, where a net is asked for the
/// lead, it says both fates too; games then only name the moves or, where there is time, weigh as much as its
/// word.
///
///     . . . . . . .      Black's corner stands in all games if he begins, at B1, and in one of fifteen if white does:
///     O O O O O . .      critical. On the whole board it stands in about half of the games whoever is to move.
///     X X X X O . .
///     . . . X O . .
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"

namespace goterr {

/// How much is read of fights about dragons in doubt.
struct FightLimits {
    int most_empties = 12;
    int boards = 500;  ///< each of the questions may look at so many
    int total = 5000;  ///< about so many in a position

    friend bool operator==(const FightLimits&, const FightLimits&) = default;
};

/// How many games may be spent on dragons in doubt.
struct SiegeGames {
    static constexpr int fewest = 16;  ///< fewer say nothing

    int each = 0;   ///< at most for one dragon and one side to begin
    int total = 0;  ///< about so many in a position
    /// Before an answer counts; half as many where the games on the whole board are sure.
    int least = fewest;
    double sure = 1;  ///< how clear an answer has to be before the games end, in margins
    double clear =
        0.9;  ///< dragons that the games on the whole board are surer about are not asked about again
    FightLimits fights = {};  ///< read before games are sampled
    bool rivals = false;      ///< what is lost stands where its owner begins by taking an enemy beside it
    bool after_net = false;   ///< of dragons that a net has spoken about, too

    friend bool operator==(const SiegeGames&, const SiegeGames&) = default;
};

/// Before the lead of an open board is known: no games. With 160 of them of 7,931 middle games not one figure
/// of `evaluate` was better, two finished games of 2,723 were, and an estimate took half as long again.
inline constexpr SiegeGames reading_alone{};
/// On small boards they cost next to nothing, and close many that seem open.
inline constexpr SiegeGames normal_sieges{.each = 64, .total = 160};
inline constexpr SiegeGames quick_sieges{.each = 24, .total = 32, .fights = {.boards = 200, .total = 1000}};
/// Where borders are all that is open, which is rarely more than a dragon or two, and for the dragons of an
/// open board once its lead is known. Dragons that the games keep in 39 of 40 are not asked about, and 5,000
/// boards of fights are read: one of 397 questions about fights more goes wrong, seven of 415 about races,
/// and a middle game takes half the time.
inline constexpr SiegeGames normal_study{.each = 200,
                                         .total = 2500,
                                         .least = 100,
                                         .sure = 1.6,
                                         .clear = 0.95,
                                         .fights = {.most_empties = 24, .boards = 5000, .total = 5000},
                                         .rivals = true};
inline constexpr SiegeGames deep_study{.each = 2000,
                                       .total = 30000,
                                       .least = 500,
                                       .sure = 4,
                                       .clear = 1.1,
                                       .fights = {.most_empties = 32, .boards = 150000, .total = 1500000},
                                       .rivals = true,
                                       .after_net = true};

/// What an estimate of a small board has time for. On 9x9 in the mean 0.9 -> 2.5 ms at normal effort; eight
/// of 126 questions about scores more are right.
inline constexpr FightLimits quick_reading{.boards = 1000, .total = 4000};
inline constexpr FightLimits normal_reading{.most_empties = 24, .boards = 25000, .total = 50000};
inline constexpr FightLimits deep_reading{.most_empties = 32, .boards = 150000, .total = 500000};

/// With fights about dragons in doubt read to the end. No games; where a ko decides, nothing.
Verdicts read_fights(const Findings& findings, Verdicts verdicts, const FightLimits& limits);

/// With both fates of those dragons that only the sampled games spoke about: as a net expects them, if it was
/// asked, else by games around them, the largest first.
Verdicts sample_turns(const Findings& findings, Verdicts verdicts, const SiegeGames& games);

}  // namespace goterr
