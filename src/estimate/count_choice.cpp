#include "count_choice.hpp"

#include "confidence.hpp"
#include "counting_rules.hpp"

namespace goterr {

CountHabit count_signs(const Analysis& analysis, const Estimate& estimate) {
    CountHabit habit = estimate.options.habit;
    const Ruleset& rules = estimate.options.rules;
    // what is left changes an area by a point at most: players on servers let it be, those at a board fill it
    if (rules.scoring == Scoring::area && habit.signs.empty()) habit.signs.push_back(CountSign::area_rules);
    const PointSet seki = seki_regions(analysis, estimate.seki, rules.tax != Tax::none);
    // nobody counts by territory while points are left to play for, unless the record says that they did
    if (rules.scoring == Scoring::territory && !habit.stopped && is_worth_playing_on(estimate)) {
        habit.signs = {CountSign::play_goes_on};
        return habit;
    }
    if (neutral_points(estimate, seki).count() >= many_neutral_points)
        habit.signs.push_back(CountSign::neutral_points);
    return habit;
}

}  // namespace goterr
