/// How the estimates of a batch compare with what the records say, for researchers: by player, year and
/// rules, with the calibration of the interval and of the ownership.
///
/// Scores are compared at the ends of games. Of earlier positions the interval is compared with the recorded
/// score, and the ownership with whom a point belonged to at the end, in games whose end is finished and
/// counted exactly as recorded: there the count is what happened.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"

namespace goterr {

struct Comparison {
    long long scores = 0, exact = 0, within_one = 0, same_winner = 0;
    long long inside = 0;  ///< recorded scores within the estimate's interval, which should hold four in five
    double distance = 0;   ///< the sum over them

    void add(const Comparison& later);
};

/// Points whose ownership was so strong, whoever was said to own them.
struct OwnershipBin {
    long long points = 0;
    double stated = 0;  ///< the sum of the chances stated for the likelier owner
    double held = 0;    ///< how many were his in the end; a neutral point counts half

    void add(const OwnershipBin& later);
};

/// Positions before the ends of games, and those whose interval holds what is recorded of the end.
struct IntervalTally {
    long long positions = 0, held = 0;
};

struct Account {
    Comparison all = {};
    std::map<std::string, Comparison> players = {}, years = {}, rules = {};
    std::array<OwnershipBin, 10> ownership = {};  ///< by its size, in tenths
    IntervalTally intervals = {};

    void add(const Account& later);

    std::string text() const;
    std::string json() const;
};

/// Gathers what the positions of one game say.
class GameAccount {
public:
    explicit GameAccount(const GameInfo& info) : info_(info) {}

    /// The estimate of a position before the end.
    void add(const Estimate& estimate) {
        before_.push_back({estimate.ownership, estimate.low, estimate.high});
    }
    /// Of the last one; `margin` is the recorded score.
    Account end(const Estimate& estimate, double margin) const;

private:
    struct Earlier {
        Grid<float> ownership;
        double low, high;
    };

    const GameInfo& info_;
    std::vector<Earlier> before_;
};

}  // namespace goterr
