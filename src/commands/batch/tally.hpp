/// What a batch came to: how much was read, and how far the estimates agree with the results that the records
/// state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace goterr {

/// What the tally has to know of one record.
struct RecordFacts {
    std::string file;
    int game = 1;
    int move = 0;
    bool failed = false;
    bool confident = false;
    double lead = 0;
    std::optional<double> margin;  ///< recorded, where this is the end of the game and it was counted
};

/// So far from the recorded result is a disagreement: a point more or less is a matter of a last dame.
inline constexpr double tolerated = 1.0;

bool disagrees(const RecordFacts& record, double by = tolerated);

struct Tally {
    long long games = 0, positions = 0, unsure = 0, failed = 0;
    long long compared = 0, exact = 0, within_one = 0, same_winner = 0;
    std::vector<RecordFacts> furthest = {};  ///< from their records, the furthest first

    void add(const RecordFacts& record);
    /// What came behind all that this one knows.
    void add(const Tally& later);

    /// A few lines for people.
    std::string summary() const;
};

/// All that are added up, in the order of a journal's line.
inline constexpr std::array tally_counts{&Tally::games,      &Tally::positions,  &Tally::unsure,
                                         &Tally::failed,     &Tally::compared,   &Tally::exact,
                                         &Tally::within_one, &Tally::same_winner};

}  // namespace goterr
