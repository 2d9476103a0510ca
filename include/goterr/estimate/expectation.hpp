/// An open position: what is expected of every point, of the whole, and how far that may be off.
///
/// The nets say it, and beyond the sizes that they know the weighed features. The judge keeps the last word
/// on what he proved and on large chains. An adviser is believed in everything but what the user knows
/// better. The map of an open position shows the points that have an owner, the lead is the expected one: the
/// two need not agree point by point, as they must where the game is finished.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

struct Expectation {
    Grid<float> ownership;  ///< -1..1, black positive
    double lead = 0;        ///< to the nearest half point
    double low = 0;         ///< an 80 % interval
    double high = 0;
    std::string advised_by = {};
    std::optional<Stands> stands = {};
};

/// `seki_points`: points that are nobody's whatever the rest becomes.
Expectation expectation_of(const Analysis& analysis, const EstimateOptions& options,
                           const PointSet& seki_points);

/// Whose a point is more likely than not to be: ownership beyond one third either way.
Grid<Color> likely_owners(const Grid<float>& ownership);

/// The parts of the score as sums of expectations, to the nearest point; the territory makes up for what
/// rounding takes, so that they add up to the lead.
Score expected_score(const Position& position, const Expectation& expectation,
                     const EstimateOptions& options);

/// What has to be added to the sum of the ownership over all points to get the lead, black positive.
double lead_beyond_ownership(const Position& position, const EstimateOptions& options);

/// A lead, under the komi and with the prisoners of the record.
double lead_by_record(double lead, const Position& position, const EstimateOptions& options);

/// The lead where all points together are worth so much, black positive: to the nearest half point, or, once
/// both have passed, to what a count may come to, and what lies beyond them.
double lead_from_worth(double worth, const Position& position, const EstimateOptions& options);

}  // namespace goterr
