/// What a batch came to: how much was read, and how far the estimates agree with the results that the records
/// state.
#pragma once

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

bool disagrees(const RecordFacts& record);

class Tally {
public:
    void add(const RecordFacts& record);
    void add_games(long long games) { games_ += games; }

    long long games() const { return games_; }
    long long positions() const { return positions_; }
    long long failed() const { return failed_; }

    /// A few lines for people.
    std::string summary() const;

private:
    long long games_ = 0, positions_ = 0, unsure_ = 0, failed_ = 0;
    long long compared_ = 0, exact_ = 0, within_one_ = 0, winner_ = 0;
    std::vector<RecordFacts> furthest_;  ///< from their records, the furthest first
};

}  // namespace goterr
